import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { processSignal } from '#lib/server/process-wide.server';
import type { Database } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';

const NAME = 'slides-version';

/** Raised after a transaction that changed booked slides; the catalog listens to it and publishes at once. */
export const slidesChanged = processSignal('slides-changed');

/** Changes the version of the booked slides, inside the transaction that changes one, so that every server reads them again. */
export async function noteSlidesChanged(db: Kysely<Database>): Promise<void> {
  const value = randomUUID();
  await db
    .insertInto('settings')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The version of the booked slides, which changes whenever they do; '' before the first one. */
export async function slidesVersion(): Promise<string> {
  const { db } = await store();
  const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value ?? '';
}
