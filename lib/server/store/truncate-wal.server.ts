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
  // Answers with a row, and not with an error, when it could not get the locks.
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
