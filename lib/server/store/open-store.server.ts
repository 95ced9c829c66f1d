import 'server-only';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { migrate } from './migrations.server.ts';
import type { Database } from './schema.ts';

export type Store = {
  db: Kysely<Database>;
  dialect: 'sqlite' | 'postgres';
  /** PostgreSQL's connections, for what shares them. */
  pool?: Pool;
};

const QUERY_TIMEOUT_MS = 15_000;

async function openPostgres(url: string): Promise<Store> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A server that hangs, or a cable that was pulled, is an outage and not an endless wait.
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    onConnect: async (client) => {
      // A connection may also break between two questions of a transaction; the next question then says so.
      client.on('error', () => {});
      // What is answered with success is on the disk, whatever the server's default says. Not as an option of the
      // connection: shared connections (PgBouncer) take none.
      await client.query('set synchronous_commit = on');
    },
  });
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', () => {});
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), dialect: 'postgres', pool };
}

async function openSqlite(file: string): Promise<Store> {
  const { sqliteDialect } = await import('./open-sqlite.server.ts');
  return { db: new Kysely<Database>({ dialect: sqliteDialect(file) }), dialect: 'sqlite' };
}

/** Opens a store and brings its tables up to date. Throws when it cannot be reached or written. */
export async function openStore(databaseUrl: string | undefined, file: string): Promise<Store> {
  const opened = databaseUrl ? await openPostgres(databaseUrl) : await openSqlite(file);
  try {
    await migrate(opened.db, opened.dialect);
    return opened;
  } catch (error) {
    await opened.db.destroy().catch(() => {});
    throw error;
  }
}
