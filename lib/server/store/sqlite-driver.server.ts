import 'server-only';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { flushFolder, makeFolder } from '../flush-folder.server.ts';
import { lockWait } from './lock-wait.server.ts';
import { OpenedFile } from './opened-file.server.ts';
import type { SqliteRows } from './sqlite-messages.ts';
import { SqliteThread } from './sqlite-thread.server.ts';
import { WriterQueue } from './writer-queue.ts';

/**
 * How long (milliseconds) a statement or a transaction waits for its turn and for the lock of another process. Then the
 * response is 503; the form keeps everything and tries again by itself.
 */
export const LOCK_WAIT_MS = 8_000;
/** Most writers that wait for their turn; each is a request with what was filled in. */
const MAX_WAITING = 500;
/** The pauses between attempts, in milliseconds; the last one repeats. Others that wait for the lock ask as often. */
const PAUSES_MS = [1, 2, 5, 10, 25, 50];

// SQLITE_BUSY, and SQLITE_PROTOCOL for a race for the write-ahead log. Both have changed nothing.
const isBusy = (error: unknown) => [5, 15].includes(((error as { errcode?: number }).errcode ?? 0) % 256);

/** Asks again while another process holds the lock. The pauses are this thread's only part in the waiting. */
async function whenFree<Result>(ask: () => Promise<Result>, deadline: number): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]);
    }
  }
}

function resultOf<Row>({ rows, changes, lastInsertRowid }: SqliteRows): QueryResult<Row> {
  return {
    rows: rows as Row[],
    ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
    ...(lastInsertRowid !== undefined && { insertId: BigInt(lastInsertRowid) }),
  };
}

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

const execute = async <Row>(thread: SqliteThread, { sql, parameters }: Statement, deadline: number) =>
  resultOf<Row>(await whenFree(() => thread.run(sql, parameters), deadline));

/**
 * A connection as Kysely sees it. In a transaction it is the writing one; otherwise it asks the reading one for
 * selections, so that they never wait for writers, and takes turns at the writing one for everything else.
 * Decision 50 says why.
 */
class SqliteConnection implements DatabaseConnection {
  readonly #driver: EmbeddedSqliteDriver;
  /** The thread of its transaction. */
  transaction: SqliteThread | undefined;

  constructor(driver: EmbeddedSqliteDriver) {
    this.#driver = driver;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { waitMs } = this.#driver;
    const deadline = performance.now() + waitMs;
    if (this.transaction) return execute(this.transaction, query, deadline);
    if (SelectQueryNode.is(query.query)) return execute(this.#driver.thread('reader'), query, deadline);
    await this.#driver.queue.take(waitMs);
    try {
      await this.#driver.verifyFile();
      return await execute(this.#driver.thread('writer'), query, deadline);
    } finally {
      this.#driver.queue.give();
    }
  }

  // As with PostgreSQL: long lists are loaded page by page.
  // biome-ignore lint/correctness/useYield: part of Kysely's interface
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The store streams no rows');
  }
}

/** Kysely's driver for the embedded store: one connection that writes and one that reads, each in a thread of its own. */
export class EmbeddedSqliteDriver implements Driver {
  readonly #file: string;
  readonly #threads: Partial<Record<'writer' | 'reader', SqliteThread>> = {};
  readonly queue = new WriterQueue(MAX_WAITING);
  readonly #waitMs: number;
  #opened: OpenedFile | undefined;

  constructor(file: string, waitMs: number) {
    this.#file = file;
    this.#waitMs = waitMs;
  }

  /** How long the caller waits for its turn and for locks, in milliseconds. */
  get waitMs(): number {
    return lockWait(this.#waitMs);
  }

  /** The thread of a role; a new one when the one before has ended. */
  thread(role: 'writer' | 'reader'): SqliteThread {
    const thread = this.#threads[role];
    if (thread && !thread.hasEnded) return thread;
    const started = new SqliteThread({ file: this.#file, role });
    this.#threads[role] = started;
    return started;
  }

  /** Creates the file if it is missing, and opens it. */
  async init(): Promise<void> {
    const folder = dirname(this.#file);
    await makeFolder(folder);
    // Personal data: readable by the site's user only. SQLite gives the write-ahead log the same mode.
    const file = await open(/* turbopackIgnore: true */ this.#file, 'a', 0o600);
    try {
      await file.chmod(0o600);
      this.#opened = await OpenedFile.of(this.#file, file);
    } finally {
      await file.close();
    }
    try {
      const opening: Statement = { sql: 'select 1', parameters: [] };
      await execute(this.thread('writer'), opening, performance.now() + this.waitMs);
      await this.verifyFile();
    } catch (error) {
      await this.destroy();
      throw error;
    }
    await flushFolder(folder);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this);
  }

  /** Takes the write lock at once, so that what the transaction reads cannot change until it ends. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const { waitMs } = this;
    const deadline = performance.now() + waitMs;
    await this.queue.take(waitMs);
    const thread = this.thread('writer');
    try {
      await execute(thread, { sql: 'begin immediate', parameters: [] }, deadline);
      connection.transaction = thread;
    } finally {
      if (!connection.transaction) this.queue.give();
    }
  }

  /** Throws an outage when what is written would be lost, because the file was deleted or replaced. */
  async verifyFile(): Promise<void> {
    await this.#opened?.verify();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await this.verifyFile();
    await connection.executeQuery(CompiledQuery.raw('commit'));
    this.#endTransaction(connection);
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // A full disk may have ended the transaction already. In any other case the connection is closed, which rolls back.
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => connection.transaction?.close());
    this.#endTransaction(connection);
  }

  #endTransaction(connection: SqliteConnection): void {
    connection.transaction = undefined;
    this.queue.give();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    // The reader first: the last one to close brings the write-ahead log into the database.
    await this.#threads.reader?.close();
    await this.#threads.writer?.close();
  }
}
