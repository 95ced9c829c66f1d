import 'server-only';
import { SqliteAdapter, SqliteDialect } from 'kysely';
import { EmbeddedSqliteDriver, LOCK_WAIT_MS } from './sqlite-driver.server.ts';

/** SQLite with several connections: Kysely otherwise lets one request at a time have the only one. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Kysely's dialect for the SQLite database at a path, which is created if it is missing. Every commit is durable when
 * it resolves. Writers wait `waitMs` milliseconds for their turn and for the locks of other processes.
 */
export class EmbeddedSqliteDialect extends SqliteDialect {
  readonly #file: string;
  readonly #waitMs: number;

  constructor(file: string, waitMs = LOCK_WAIT_MS) {
    // Kysely's own driver, for which this is, is not used.
    super({ database: () => Promise.reject(new Error('The embedded store has its own driver')) });
    this.#file = file;
    this.#waitMs = waitMs;
  }

  override createDriver(): EmbeddedSqliteDriver {
    return new EmbeddedSqliteDriver(this.#file, this.#waitMs);
  }

  override createAdapter(): SqliteAdapter {
    return new ConcurrentSqliteAdapter();
  }
}
