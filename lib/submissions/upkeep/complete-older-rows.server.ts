import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Task } from '#lib/outbox/worker.server';
import { inTransaction, store } from '#lib/server/store/store.server';
import { asJsonObject } from '#lib/text/json-object';
import { parseJson } from '#lib/text/parse-json';
import { HOUR_MS } from '#lib/time/durations';
import { payloadColumns } from '../items/record/search-text.ts';
import { writeTextMarks } from '../items/record/write-text-marks.server.ts';

/** Items that are read at once; requests are answered in between. */
const BATCH = 200;
/** Fewer where they are written in one transaction, which others wait for. */
const HINTS_BATCH = 50;

/** Gives items the text that moderators search in, where an older server has stored none. */
async function fillSearchTexts(): Promise<void> {
  const { db } = await store();
  let last = '';
  for (;;) {
    const items = await db
      .selectFrom('items')
      .select(['id', 'kind', 'reference', 'payload', 'version'])
      .where('search_text', '=', '')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, kind, reference, payload, version } of items) {
      const fields = asJsonObject(parseJson(payload));
      await db
        .updateTable('items')
        .set({ search_text: payloadColumns({ kind, reference, payload: fields }).search_text })
        .where('id', '=', id)
        // Not if its payload has changed meanwhile.
        .where('version', '=', version)
        .execute();
    }
    last = items.at(-1)?.id ?? '';
    if (items.length < BATCH) return;
    await nextTurn();
  }
}

/** Gives items what the queue's hints need, where an older server has stored none: the sender, and marks of the text. */
async function fillHints(): Promise<void> {
  const { db } = await store();
  for (;;) {
    const items = await db
      .selectFrom('items')
      .select(['id', 'kind', 'reference', 'payload', 'version'])
      .where('sender_key', 'is', null)
      .limit(HINTS_BATCH)
      .execute();
    await inTransaction(async (transaction) => {
      for (const { id, kind, reference, payload: text, version } of items) {
        const payload = asJsonObject(parseJson(text));
        const { numUpdatedRows } = await transaction
          .updateTable('items')
          .set({ sender_key: payloadColumns({ kind, reference, payload }).sender_key })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst();
        if (numUpdatedRows) await writeTextMarks(transaction, { id, kind, payload });
      }
    });
    if (items.length < HINTS_BATCH) return;
    await nextTurn();
  }
}

/** Counts images in the budget that an older server has stored without a network, until a moderator has decided. */
async function countImages(): Promise<void> {
  const { db } = await store();
  const undecided = db.selectFrom('items').select('id').where('decided_at', 'is', null);
  await db
    .updateTable('uploads')
    .set({ network_hash: '' })
    .where('network_hash', 'is', null)
    .where((where) => where.or([where('claimed_by', 'is', null), where('claimed_by', 'in', undecided)]))
    .execute();
}

/**
 * Completes the rows of a server of an older version, which does not know the columns of the latest migrations and still
 * accepts submissions while a newer one starts beside it. Throws when the store is unavailable.
 */
async function completeOlderRows(): Promise<void> {
  await fillSearchTexts();
  await fillHints();
  await countImages();
}

/** Runs after the start and every hour, as the older server may go on for a while. */
export const OLDER_ROWS_TASK: Task = {
  run: completeOlderRows,
  everyMs: HOUR_MS,
  retryMs: 300_000,
  failure: 'The rows of an older version could not be completed',
};
