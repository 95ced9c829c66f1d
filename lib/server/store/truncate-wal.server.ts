import 'server-only';
import { sql } from 'kysely';
import { store } from './store.server.ts';

/**
 * Truncates SQLite's write-ahead log, which still contains deleted data: `secure_delete` overwrites it in the database
 * file only. Does nothing while a reader is active (the next call will do it), nor with PostgreSQL.
 */
export async function truncateWriteAheadLog(): Promise<void> {
  const { db, dialect } = await store();
  if (dialect !== 'sqlite') return;
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    // Waiting for readers would block this process, which serves pages.
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    } finally {
      await sql.raw(`pragma busy_timeout = ${Number(rows[0]?.timeout ?? 5_000)}`).execute(connection);
    }
  });
}
