import 'server-only';
import { sql } from 'kysely';
import type { AnyDatabase } from './create-table.server.ts';
import { MIGRATION_STEPS } from './migration-steps.server.ts';
import { isOutage } from './outage.ts';
import { stepsOfStore } from './store-version.ts';

/** The id of the PostgreSQL advisory lock; arbitrary, unlikely to be used by others. */
const LOCK = 714_221_119;

async function recordedSteps(db: AnyDatabase): Promise<string[]> {
  const rows = await db.selectFrom('schema_migrations').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Whether every step is applied, as at most starts: these need no lock, so they do not wait for one. */
async function isUpToDate(db: AnyDatabase): Promise<boolean> {
  const recorded = await recordedSteps(db).catch((error: unknown) => {
    if (isOutage(error)) throw error;
    // The table is missing: the store is new.
    return [];
  });
  const applied = stepsOfStore(recorded);
  return MIGRATION_STEPS.every(({ id }) => applied.has(id));
}

/**
 * Applies pending migrations in one write transaction with a lock, as several processes may start at once (Kysely's
 * migrator does not lock SQLite). Throws, and changes nothing, when a step fails; an OlderStoreError for a store that is
 * too old for them.
 */
export async function migrate(db: AnyDatabase, dialect: 'sqlite' | 'postgres'): Promise<void> {
  if (await isUpToDate(db)) return;
  await db.transaction().execute(async (transaction) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await transaction.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
    const applied = stepsOfStore(await recordedSteps(transaction));
    for (const { id, up } of MIGRATION_STEPS) {
      if (applied.has(id)) continue;
      await up(transaction);
      await transaction
        .insertInto('schema_migrations')
        .values({ id, applied_at: new Date().toISOString() })
        .execute();
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
