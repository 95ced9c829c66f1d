import 'server-only';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { serverEnv } from '../env.server.ts';
import { errorCode } from '../error-code.ts';
import { processWide } from '../process-wide.server.ts';
import { openStore, type Store } from './open-store.server.ts';
import type { Database } from './schema.ts';

/** The path of the embedded store, in DATA_DIR. */
export const storeFilePath = () => join(/*turbopackIgnore: true*/ serverEnv().DATA_DIR, 'store.db');

const shared = processWide<{ opened?: Promise<Store> | undefined }>('store', () => ({}));

/** The configured store, opened on first use; builds do not call it. After a failure the next call tries again. */
export function store(): Promise<Store> {
  shared.opened ??= openStore(serverEnv().DATABASE_URL, storeFilePath()).catch((error: unknown) => {
    shared.opened = undefined;
    throw error;
  });
  return shared.opened;
}

/** Closes the store, for scripts and tests; the next use opens it again. */
export async function closeStore(): Promise<void> {
  const opened = await shared.opened?.catch(() => undefined);
  shared.opened = undefined;
  await opened?.db.destroy();
}

const ATTEMPTS = 3;
// PostgreSQL ends one of two transactions that wait for each other, and says that it is to be tried again (its manual,
// section 13.5).
const TO_BE_TRIED_AGAIN = new Set(['40001', '40P01']);

/**
 * Runs `work` in one durable write transaction. SQLite's write lock is taken at the start, so what the transaction has
 * read cannot change until it ends. On PostgreSQL `work` may be run up to three times, of which only the last counts, so
 * it must have no effect beside the store that cannot be repeated.
 */
export async function inTransaction<Result>(
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const { db } = await store();
  for (let attempt = 1; ; attempt += 1)
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !TO_BE_TRIED_AGAIN.has(errorCode(error) ?? '')) throw error;
    }
}
