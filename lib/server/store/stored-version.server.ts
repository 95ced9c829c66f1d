import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { processSignal } from '../process-wide.server.ts';
import type { Database } from './schema.ts';
import { store } from './store.server.ts';

async function loadVersion(db: Kysely<Database>, name: string): Promise<string> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? '';
}

/**
 * The version of what every server publishes from the store, beside a signal inside this process: another server sees
 * that the version changed, and this one need not wait until it looks. `storedVersion('events')`.
 */
export function storedVersion(subject: 'events' | 'slides' | 'celebrations') {
  const name = `${subject}-version`;
  return {
    /** To be raised after a transaction that renewed the version. */
    changed: processSignal(`${subject}-changed`),

    /** Changes the version, inside the transaction that changes the subject. It locks one row until that ends. */
    async renew(db: Kysely<Database>): Promise<void> {
      const value = randomUUID();
      await db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },

    /** The present version; '' before the first one. */
    load: async (): Promise<string> => loadVersion((await store()).db, name),

    /** The same inside a transaction. */
    loadIn: (db: Kysely<Database>): Promise<string> => loadVersion(db, name),
  };
}
