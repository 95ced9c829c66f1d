import 'server-only';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';
import { flushFolderSync } from './flush-folder.server.ts';

/** Milliseconds to wait for the lock of another process; the wait blocks this process, so keep transactions short. */
const BUSY_TIMEOUT_MS = 5_000;

type Parameters = Parameters_<ReturnType<DatabaseSync['prepare']>['all']>;
type Parameters_<Call extends (...given: never[]) => unknown> = Call extends (
  ...given: infer Given
) => unknown
  ? Given
  : never;

/**
 * Opens the SQLite database at a path, and creates it if it is missing. Every commit is durable when it returns
 * (`synchronous = full` flushes the write-ahead log).
 */
export function sqliteDialect(file: string): SqliteDialect {
  const folder = dirname(file);
  if (mkdirSync(folder, { recursive: true })) flushFolderSync(dirname(folder));
  // With the busy timeout from the start: switching to WAL mode may need the lock of another process.
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    // Personal data: readable by the site's user only. SQLite gives the write-ahead log the same mode.
    chmodSync(file, 0o600);
    // fullfsync: on macOS a plain fsync does not flush the disk's cache.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma fullfsync = on;');
    // secure_delete: deleted data is overwritten.
    database.exec('pragma foreign_keys = on; pragma secure_delete = on;');
    flushFolderSync(folder);
  } catch (error) {
    database.close();
    throw error;
  }
  // node:sqlite returns rows without a prototype, which React cannot serialise for client components.
  const plain = (row: object) => ({ ...row });
  const adapter: SqliteDatabase = {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (given) => statement.all(...(given as Parameters)).map(plain),
        run: (given) => statement.run(...(given as Parameters)),
        *iterate(given) {
          for (const row of statement.iterate(...(given as Parameters))) yield plain(row);
        },
      };
    },
  };
  return new SqliteDialect({ database: adapter });
}
