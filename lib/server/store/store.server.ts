import 'server-only';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { serverEnv } from '../env.server.ts';
import { processWide } from '../process-wide.server.ts';
import { migrate } from './migrations.server.ts';
import type { Database } from './schema.ts';

export type Store = {
  db: Kysely<Database>;
  dialect: 'sqlite' | 'postgres';
  /** PostgreSQL's connections, for what shares them. */
  pool?: Pool;
};

const QUERY_TIMEOUT_MS = 15_000;

/** Where the embedded store lies, below DATA_DIR. */
export const storeFile = () => join(serverEnv().DATA_DIR, 'store.db');

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
  // A connection that breaks while nobody uses it must not end the process; the next query opens another.
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

const shared = processWide<{ opened?: Promise<Store> | undefined }>('store', () => ({}));

/** The configured store, opened on first use and never by a build. A failed opening is tried again by the next. */
export function store(): Promise<Store> {
  shared.opened ??= openStore(serverEnv().DATABASE_URL, storeFile()).catch((error: unknown) => {
    shared.opened = undefined;
    throw error;
  });
  return shared.opened;
}

/** Closes the store, for commands and tests; the next use opens it again. */
export async function closeStore(): Promise<void> {
  const opened = await shared.opened?.catch(() => undefined);
  shared.opened = undefined;
  await opened?.db.destroy();
}

/**
 * Runs work in one write transaction: all of it is kept, durably, or nothing. SQLite's lock is taken at the
 * beginning, so a reading inside it stays true until the end.
 */
export async function inTransaction<Result>(
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const { db, dialect } = await store();
  if (dialect === 'postgres') return db.transaction().execute(work);
  return db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      // A full disk may have ended the transaction already.
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    }
  });
}
