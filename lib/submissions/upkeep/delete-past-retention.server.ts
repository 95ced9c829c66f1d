import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { deleteOldCounts } from '#lib/analytics/counts/delete-old-counts.server';
import { deleteMailsBefore } from '#lib/outbox/mail-folder.server';
import type { Task } from '#lib/outbox/worker.server';
import { serverEnv } from '#lib/server/env.server';
import { deleteOldLimits } from '#lib/server/limits/stored-count.server';
import type { Database, ItemKind } from '#lib/server/store/schema';
import { inTransaction, store } from '#lib/server/store/store.server';
import { truncateWriteAheadLog } from '#lib/server/store/truncate-wal.server';
import { DAY_MS, HOUR_MS } from '#lib/time/durations';
import { giveUpUploads } from '#lib/uploads/claim-uploads.server';
import { deleteUnclaimedUploads } from '#lib/uploads/delete-uploads.server';
import { imageAddressesOf, PRIVATE_EVENT_FIELDS } from '../fields/event-submission.ts';
import type { Payload } from '../fields/field.ts';
import { giveUpImages } from '../items/images/give-up-images.server.ts';
import { proposedImages, publicProposal } from '../items/proposals/proposal.ts';
import { SPENT_TOKEN_DAYS } from '../items/received/opening-token.server.ts';
import { deleteOldFormDrafts } from '../items/record/form-drafts.server.ts';
import { payloadColumns } from '../items/record/search-text.ts';
import { contentOf, storedFields } from '../items/record/stored-payload.ts';
import {
  ITEM_KINDS,
  type Retention,
  type SubmissionStates,
  stateOf,
  statusesWhere,
} from '../items/states/submission-states.ts';
import { deletePastSlides } from './delete-past-slides.server.ts';

/** How many days a retried request gets the response of the first one. */
const IDEMPOTENCY_DAYS = 60;
/** How many days is known what a moderator was mailed: a digest is due within an hour, the next one an hour after it. */
const MAIL_LIMIT_DAYS = 1;
/** How many days an address waits that somebody typed who has lost a link, where no mail server takes its mail. */
const LOST_LINK_DAYS = 1;
/** How many days the history of deleted items, sign-ins and exports is retained: as long as counts. */
const AUDIT_DAYS = 400;
/** How many days the result of decisions about several items can be seen and taken back together. */
const BULK_DECISION_DAYS = 7;
/** Items in one transaction, so that the store is not locked for long. */
const BATCH = 100;

const PRIVATE_FIELDS = new Set<string>(PRIVATE_EVENT_FIELDS);

/** A payload without its private fields. */
function publicFieldsOf(payload: string): Payload {
  return Object.fromEntries(
    Object.entries(storedFields(payload)).filter(([name]) => !PRIVATE_FIELDS.has(name)),
  );
}

/** The kinds of items with the statuses that have this retention rule. */
const statusesByKind = (retention: Retention, states?: SubmissionStates) =>
  ITEM_KINDS.map((kind) => ({
    kind,
    statuses: statusesWhere((state) => !state.isOpen && state.retention[kind] === retention, states),
  })).filter(({ statuses }) => statuses.length > 0);

/**
 * Decided items past their retention time, by the table of states; unknown statuses are left alone. Items that retain
 * their public fields are found until the private ones are deleted, and again when they were decided again since.
 */
const pastItems = (db: Kysely<Database>, before: string, states?: SubmissionStates) =>
  db
    .selectFrom('items')
    .select(['id', 'kind', 'status', 'reference', 'payload', 'version', 'proposal', 'proposed_at'])
    .where((row) => row(row.fn.coalesce('decided_at', 'updated_at'), '<', before))
    .where((row) => {
      // As one text, so that SQLite looks for old items by their index, instead of for all items of these statuses.
      const are = ({ kind, statuses }: { kind: ItemKind; statuses: string[] }) =>
        row(
          sql<string>`kind || ' ' || status`,
          'in',
          statuses.map((status) => `${kind} ${status}`),
        );
      const hasPrivateFields = row.or([
        row('purged_at', 'is', null),
        row('purged_at', '<', row.ref('decided_at')),
      ]);
      return row.or([
        ...statusesByKind('delete', states).map(are),
        ...statusesByKind('delete-private-fields', states).map((items) =>
          row.and([are(items), hasPrivateFields]),
        ),
      ]);
    })
    .orderBy(({ fn }) => fn.coalesce('decided_at', 'updated_at'))
    .limit(BATCH);

type PastItem = Awaited<ReturnType<ReturnType<typeof pastItems>['execute']>>[number];

/**
 * Deletes an item, or the private fields of an approved event, in the version that was read: false when a moderator
 * has undone the decision meanwhile.
 */
async function deleteItem(
  db: Kysely<Database>,
  item: PastItem,
  at: string,
  states?: SubmissionStates,
): Promise<boolean> {
  const { id, kind, status, reference, payload, version, proposed_at } = item;
  const state = stateOf(status, states);
  if (state.isOpen || state.retention[kind] === 'keep') return false;
  if (state.retention[kind] === 'delete') {
    const { numDeletedRows } = await db
      .deleteFrom('items')
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numDeletedRows) {
      await giveUpUploads(db, id);
      await db.deleteFrom('item_texts').where('item_id', '=', id).execute();
    }
    return numDeletedRows > 0n;
  }
  const proposal = publicProposal(item.proposal);
  const { numUpdatedRows } = await db
    .updateTable('items')
    .set({
      ...payloadColumns({ kind, reference, payload: publicFieldsOf(payload) }),
      reason: null,
      // The public part of a correction still waits for its answer.
      proposal,
      proposed_at: proposal === null ? null : proposed_at,
      proposal_answer: null,
      purged_at: at,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  // An image that a moderator removed is shown nowhere, so it does not wait until the item is deleted.
  const content = contentOf(item);
  const images = content.kind === 'event' ? imageAddressesOf(content.payload) : [];
  if (numUpdatedRows) await giveUpUploads(db, id, [...images, ...proposedImages(item)]);
  return numUpdatedRows > 0n;
}

/** Deletes a batch; returns how many items were found, and how many of them were deleted. */
async function deleteFromItems(
  before: string,
  at: string,
  states?: SubmissionStates,
): Promise<{ found: number; changed: number }> {
  return inTransaction(async (db) => {
    const items = await pastItems(db, before, states).execute();
    let changed = 0;
    for (const item of items) {
      if (!(await deleteItem(db, item, at, states))) continue;
      changed += 1;
      await db.deleteFrom('outbox').where('item_id', '=', item.id).execute();
      await db.deleteFrom('idempotency_keys').where('item_id', '=', item.id).execute();
      await db.deleteFrom('questions').where('item_id', '=', item.id).execute();
      // The history remains for a while, but without its details.
      await db.updateTable('audit').set({ detail: '{}' }).where('item_id', '=', item.id).execute();
    }
    return { found: items.length, changed };
  });
}

async function deleteExpiredRows(db: Kysely<Database>, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const at = new Date(now).toISOString();
  const { RETENTION_DAYS } = serverEnv();
  await db.deleteFrom('outbox').where('delivered_at', '<', before(RETENTION_DAYS)).execute();
  await db
    .deleteFrom('outbox')
    .where('delivered_at', 'is', null)
    .where('failed_at', '<', before(RETENTION_DAYS))
    .execute();
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'lost-links')
    .where('created_at', '<', before(LOST_LINK_DAYS))
    .execute();
  // What a digest gathered that has failed in the end and is deleted by now.
  await db
    .deleteFrom('outbox')
    .where('digest_id', 'is not', null)
    .where('delivered_at', 'is', null)
    .where('digest_id', 'not in', db.selectFrom('outbox as digest').select('digest.id'))
    .execute();
  await db.deleteFrom('bulk_decisions').where('at', '<', before(BULK_DECISION_DAYS)).execute();
  await db.deleteFrom('mail_limits').where('updated_at', '<', before(MAIL_LIMIT_DAYS)).execute();
  await deleteOldLimits(db, now);
  await db.deleteFrom('spent_tokens').where('spent_at', '<', before(SPENT_TOKEN_DAYS)).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(IDEMPOTENCY_DAYS)).execute();
  await db
    .deleteFrom('audit')
    .where('at', '<', before(AUDIT_DAYS))
    // The history of an existing item is shown with it.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('items').select('items.id').whereRef('items.id', '=', 'audit.item_id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('slides').select('slides.id').whereRef('slides.id', '=', 'audit.item_id'))),
    )
    .execute();
  await deleteOldFormDrafts(db, now);
  await deleteOldCounts(db, now);
  await db.deleteFrom('sign_in_links').where('expires_at', '<', at).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', at).execute();
}

/**
 * Deletes what is past its retention time at `now` (milliseconds since 1970): private fields of approved events, all
 * other items decided RETENTION_DAYS ago with their images, images of spam and withdrawn items, ended slides, unclaimed images, old mails in DATA_DIR, old tokens, keys,
 * sessions and counts, and leaves nothing of them in the store's files. Open items and those with an unknown status
 * are never changed. Returns how many items it changed, when all is done or the signal aborts; throws when the store is
 * unavailable.
 */
export async function deletePastRetention(
  now: number,
  { states, signal }: { states?: SubmissionStates; signal?: AbortSignal } = {},
): Promise<number> {
  const end = now - serverEnv().RETENTION_DAYS * DAY_MS;
  const before = new Date(end).toISOString();
  let changed = 0;
  while (!signal?.aborted) {
    const batch = await deleteFromItems(before, new Date(now).toISOString(), states);
    changed += batch.changed;
    if (batch.found < BATCH) break;
    // The embedded store answers at once, so requests would wait until all batches are done.
    await nextTurn();
  }
  const steps = [
    async () => deleteExpiredRows((await store()).db, now),
    () => giveUpImages(now, states),
    () => deletePastSlides(now),
    () => deleteUnclaimedUploads(now, signal),
    () => deleteMailsBefore(end),
    truncateWriteAheadLog,
  ];
  for (const step of steps) if (!signal?.aborted) await step();
  return changed;
}

/** Runs every hour; sooner after a failure, since the disk may fail while mails can still be sent. */
export const RETENTION_TASK: Task = {
  run: (now, signal) => deletePastRetention(now, { signal }),
  everyMs: HOUR_MS,
  retryMs: 300_000,
  failure: 'What is past its time could not be deleted',
};
