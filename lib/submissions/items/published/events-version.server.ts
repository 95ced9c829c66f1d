import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { processSignal } from '#lib/server/process-wide.server';
import type { Database } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';

const NAME = 'events-version';

/** Raised after a transaction that changed approved events; the catalog listens to it and publishes at once. */
export const eventsChanged = processSignal('events-changed');

/** Changes the version of the approved events, inside the transaction that changes one, so that every server publishes again. */
export async function noteEventsChanged(db: Kysely<Database>): Promise<void> {
  const value = randomUUID();
  await db
    .insertInto('settings')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The version of the approved events, which changes whenever they do; '' before the first one. */
export async function eventsVersion(): Promise<string> {
  const { db } = await store();
  const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value ?? '';
}
