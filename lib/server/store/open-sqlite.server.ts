import 'server-only';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';
import { flushFolderSync } from './flush-folder.server.ts';

/** Milliseconds a writer waits for another process; the wait blocks this one, so transactions stay short. */
const BUSY_TIMEOUT_MS = 5_000;

type Parameters = Parameters_<ReturnType<DatabaseSync['prepare']>['all']>;
type Parameters_<Call extends (...given: never[]) => unknown> = Call extends (
  ...given: infer Given
) => unknown
  ? Given
  : never;

/**
 * The embedded database at a path, made when it is not there. Every commit is on the disk before it returns
 * (`synchronous = full` flushes the log with each one).
 */
export function sqliteDialect(file: string): SqliteDialect {
  const folder = dirname(file);
  if (mkdirSync(folder, { recursive: true })) flushFolderSync(dirname(folder));
  // The busy timeout comes first: the switch to the log may already meet another process.
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    // What people entrusted to us is for this site's user alone; the log beside it gets the same rights.
    chmodSync(file, 0o600);
    // On a Mac only a full flush reaches the disk itself.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma fullfsync = on;');
    // What was deleted is overwritten, not only forgotten.
    database.exec('pragma foreign_keys = on; pragma secure_delete = on;');
    flushFolderSync(folder);
  } catch (error) {
    database.close();
    throw error;
  }
  // Its rows have no prototype, and React refuses to hand such objects to the browser.
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
