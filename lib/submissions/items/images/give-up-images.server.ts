import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { DAY_MS } from '#lib/time/durations';
import { giveUpUploads } from '#lib/uploads/claim-uploads.server';
import { SUBMISSION_STATES, type SubmissionStates } from '../states/submission-states.ts';

/** Items in one transaction, so that the store is not locked for long. */
const BATCH = 100;

type Past = { status: string; before: string };

/** Items of a status, decided before an instant, that still have images. */
const itemsWithImages = (db: Kysely<Database>, { status, before }: Past) =>
  db
    .selectFrom('items')
    .select(['id', 'version'])
    .where('status', '=', status)
    .where((row) => row(row.fn.coalesce('decided_at', 'updated_at'), '<', before))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('uploads').select('uploads.id').whereRef('uploads.claimed_by', '=', 'items.id')),
    )
    .limit(BATCH);

/** Gives up the images of a batch; returns how many items were found. */
const giveUpBatch = (past: Past): Promise<number> =>
  inTransaction(async (db) => {
    const items = await itemsWithImages(db, past).execute();
    for (const { id, version } of items) {
      // A new version, so that a decision that is undone at the same moment does not restore images that are gone.
      const { numUpdatedRows } = await db
        .updateTable('items')
        .set({ version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows) await giveUpUploads(db, id);
    }
    return items.length;
  });

/**
 * Gives up, for the next clean-up, the images of items whose state retains them for some days only; `now` is in
 * milliseconds since 1970. Throws when the store is unavailable.
 */
export async function giveUpImages(now: number, states: SubmissionStates = SUBMISSION_STATES): Promise<void> {
  for (const [status, { imageDays }] of Object.entries(states)) {
    if (imageDays === undefined) continue;
    const before = new Date(now - imageDays * DAY_MS).toISOString();
    let found: number;
    do found = await giveUpBatch({ status, before });
    while (found === BATCH);
  }
}
