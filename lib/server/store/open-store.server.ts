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

async function openPostgres(url: string): Promise<Store> {
  const { postgresPool } = await import('./open-postgres.server.ts');
  const pool = postgresPool(url);
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), dialect: 'postgres', pool };
}

async function openSqlite(file: string): Promise<Store> {
  const { EmbeddedSqliteDialect } = await import('./open-sqlite.server.ts');
  return { db: new Kysely<Database>({ dialect: new EmbeddedSqliteDialect(file) }), dialect: 'sqlite' };
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
