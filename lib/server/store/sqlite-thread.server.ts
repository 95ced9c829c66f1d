import 'server-only';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SqliteAnswer, SqliteRequest, SqliteRows, SqliteThreadData } from './sqlite-messages.ts';

type Waiting = { resolve: (rows: SqliteRows) => void; reject: (error: Error) => void };

/** A thread with one connection to the embedded store. It does not keep the process alive while it has nothing to do. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #end: Error | undefined;

  constructor(workerData: SqliteThreadData) {
    const script = join(/*turbopackIgnore: true*/ process.cwd(), 'worker', 'sqlite-connection.ts');
    // Where this process keeps what it compiled, the thread starts in a quarter of the time.
    const compiled = getCompileCacheDir();
    // Options of this process ('--conditions', '--input-type') are not for the thread, which imports only Node's modules.
    this.#worker = new Worker(script, {
      workerData,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: compiled ? { NODE_COMPILE_CACHE: compiled } : {},
    });
    this.#worker.unref();
    this.#worker.on('message', (answer: SqliteAnswer) => this.#receive(answer));
    this.#worker.on('error', (error) => this.#finish(error));
    this.#worker.on('exit', () => this.#finish());
  }

  /** Whether the thread has ended; its open transaction is rolled back then. */
  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /**
   * Runs a statement and resolves to all its rows. They come in parts, between which pages are served. Rejects with
   * SQLite's error, or with an outage when the thread has ended.
   */
  async run(sql: string, parameters: readonly unknown[]): Promise<SqliteRows> {
    const id = this.#newId();
    const first = await this.#ask({ kind: 'run', sql, parameters, id });
    const rows = [...first.rows];
    for (let { isLast } = first; !isLast; ) {
      const part = await this.#ask({ kind: 'more', of: id, id: this.#newId() });
      rows.push(...part.rows);
      ({ isLast } = part);
    }
    return { ...first, rows, isLast: true };
  }

  /** Closes the connection and ends the thread. */
  async close(): Promise<void> {
    if (this.#end) return;
    const closed = this.#ask({ kind: 'close', id: this.#newId() });
    this.#end = new Error('The store was closed');
    await closed.catch(() => {});
  }

  #ask(request: SqliteRequest): Promise<SqliteRows> {
    if (this.#end) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage(request);
    });
  }

  #newId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #receive(answer: SqliteAnswer): void {
    const { id } = answer;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('rows' in answer) {
      waiting?.resolve(answer.rows);
      return;
    }
    const { message, ...codes } = answer.error;
    waiting?.reject(Object.assign(new Error(message), codes));
  }

  #finish(cause?: unknown): void {
    this.#end ??= Object.assign(new Error('The thread of the store has ended', { cause }), {
      code: 'STORE_THREAD_ENDED',
    });
    for (const { reject } of this.#waiting.values()) reject(this.#end);
    this.#waiting.clear();
  }
}
