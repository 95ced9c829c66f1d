import 'server-only';
import pg from 'pg';
import { isOutage } from './outage.ts';

const CONNECTIONS = 10;

/** In milliseconds. */
const LIMITS = {
  /** Until a connection is free or made. */
  connect: 5_000,
  /** Until the response to a statement. */
  query: 15_000,
  /** A connection is tested before its use when the server has not responded for so long … */
  testAfter: 1_000,
  /** … and has to respond to that within so long. */
  test: 2_000,
  /** The server is away when a connection fails after so long; a refusal comes sooner and makes no one wait. */
  away: 500,
  /** Between two attempts while it is. */
  retry: 1_000,
};

// pg knows this option of a statement, its types do not.
const within = (query_timeout: number, text: string) => ({ text, query_timeout }) as pg.QueryConfig;

/**
 * A connection that is closed when a statement gets no response. The server may still execute the statement; without
 * its connection, the transaction is rolled back, and no other request continues in it.
 */
class ClosingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the arguments and the result of pg's overloads are passed on
  override query(...given: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const response = (super.query as any)(...given);
    if (response instanceof Promise)
      response.catch((error: Error) => {
        if (error.message === 'Query read timeout') this.connection.stream.destroy();
      });
    return response;
  }
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * Finds out quickly that the server is away: stopped, or cut off by the network, where nothing is refused and nothing
 * is answered. Until it is back one request at a time tries to connect, and the others fail at once.
 */
class Availability {
  readonly #limits: typeof LIMITS;
  #respondedAt = Number.NEGATIVE_INFINITY;
  #away: { cause: unknown; retryAt: number } | undefined;

  constructor(limits: typeof LIMITS) {
    this.#limits = limits;
  }

  noteResponse(): void {
    this.#respondedAt = performance.now();
  }

  /** A connection that works. Rejects with an outage. */
  async connect(connectAnyway: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    const away = this.#away;
    if (away) {
      if (performance.now() < away.retryAt) throw new Error('PostgreSQL is away', { cause: away.cause });
      away.retryAt = Number.POSITIVE_INFINITY;
    }
    const started = performance.now();
    try {
      const client = await connectAnyway();
      await this.#test(client);
      this.#away = undefined;
      return client;
    } catch (cause) {
      const now = performance.now();
      const isAway = isOutage(cause) && now - started > this.#limits.away;
      this.#away = isAway ? { cause, retryAt: now + this.#limits.retry } : undefined;
      throw cause;
    }
  }

  async #test(client: pg.PoolClient): Promise<void> {
    if (performance.now() - this.#respondedAt < this.#limits.testAfter) return;
    try {
      await client.query(within(this.#limits.test, 'select 1'));
      this.noteResponse();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

/** A pool of connections to PostgreSQL; it connects when the first one is asked for. */
export function postgresPool(connectionString: string, limits = LIMITS): pg.Pool {
  const availability = new Availability(limits);
  const pool = new pg.Pool({
    connectionString,
    Client: ClosingClient,
    max: CONNECTIONS,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.query,
    keepAlive: true,
    onConnect: async (client) => {
      // A connection may also break between two statements of a transaction; the next statement then fails.
      client.on('error', () => {});
      // What is confirmed is on the disk, whatever the server's default is. Not as an option of the connection: shared
      // connections (PgBouncer) accept none.
      await client.query(within(limits.test, 'set synchronous_commit = on'));
      availability.noteResponse();
    },
  });
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', () => {});
  const connectAnyway: () => Promise<pg.PoolClient> = pool.connect.bind(pool);
  // `pool.query` calls it with a callback, Kysely without one.
  pool.connect = ((callback?: Callback) => {
    const connected = availability.connect(connectAnyway);
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }) as pg.Pool['connect'];
  return pool;
}
