import 'server-only';
import { sql } from 'kysely';
import { store } from './store.server.ts';

/**
 * Empties the embedded store's log, in which older states of its pages still lie: deleted texts are overwritten in the
 * database itself (`secure_delete`), and would live on in the file beside it. While somebody reads, nothing happens;
 * the next call does it. PostgreSQL looks after its own files.
 */
export async function wipeDeleted(): Promise<void> {
  const { db, dialect } = await store();
  if (dialect !== 'sqlite') return;
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    // Waiting would stop this process, which serves pages.
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    } finally {
      await sql.raw(`pragma busy_timeout = ${Number(rows[0]?.timeout ?? 5_000)}`).execute(connection);
    }
  });
}
