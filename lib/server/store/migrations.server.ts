import 'server-only';
import { sql } from 'kysely';
import { type AnyDatabase, MIGRATION_STEPS } from './migration-steps.server.ts';

/** The id of the PostgreSQL advisory lock; arbitrary, unlikely to be used by others. */
const LOCK = 714_221_119;

/**
 * Applies pending migrations in one write transaction with a lock, as several processes may start at once (Kysely's
 * migrator does not lock SQLite). Throws, and changes nothing, when a step fails.
 */
export async function migrate(db: AnyDatabase, dialect: 'sqlite' | 'postgres'): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql.raw(dialect === 'sqlite' ? 'begin immediate' : 'begin').execute(connection);
    try {
      if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(connection);
      await connection.schema
        .createTable('schema_migrations')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('applied_at', 'text', (column) => column.notNull())
        .execute();
      const rows = await connection.selectFrom('schema_migrations').select('id').execute();
      const applied = new Set(rows.map(({ id }) => id));
      for (const { id, up } of MIGRATION_STEPS) {
        if (applied.has(id)) continue;
        await up(connection);
        await connection
          .insertInto('schema_migrations')
          .values({ id, applied_at: new Date().toISOString() })
          .execute();
      }
      await sql`commit`.execute(connection);
    } catch (error) {
      // The rollback fails when a full disk or a lost connection has ended the transaction; throw the first error.
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    }
  });
}

/** When the store was created, in milliseconds since 1970. */
export async function storeCreatedAt(db: AnyDatabase): Promise<number> {
  const first = await db
    .selectFrom('schema_migrations')
    .select(({ fn }) => fn.min('applied_at').as('at'))
    .executeTakeFirstOrThrow();
  return Date.parse(String(first.at));
}
