import 'server-only';
import type { Kysely } from 'kysely';
import { deleteOldCounts } from '#lib/analytics/counts/delete-old-counts.server';
import { deleteMailsBefore } from '#lib/outbox/mail-folder.server';
import type { Task } from '#lib/outbox/worker.server';
import { serverEnv } from '#lib/server/env.server';
import type { Database, ItemKind } from '#lib/server/store/schema';
import { inTransaction, store } from '#lib/server/store/store.server';
import { truncateWriteAheadLog } from '#lib/server/store/truncate-wal.server';
import { DAY_MS, HOUR_MS } from '#lib/time/durations';
import { giveUpUploads } from '#lib/uploads/claim-uploads.server';
import { deleteUnclaimedUploads } from '#lib/uploads/delete-uploads.server';
import { PRIVATE_EVENT_FIELDS, pictureAddressesOf } from '../fields/event-submission.ts';
import { deleteOldFormDrafts } from '../status/form-drafts.server.ts';
import {
  ITEM_KINDS,
  type Retention,
  type SubmissionStates,
  stateOf,
  statusesWhere,
} from '../submission-states.ts';
import { SPENT_TOKEN_DAYS } from './opening-token.server.ts';

/** How long a request sent again is answered as the first time. */
const IDEMPOTENCY_DAYS = 60;
/** How long it is known who did what with an item that is gone, who signed in and who exported: as counts are. */
const AUDIT_DAYS = 400;
/** Items in one transaction, so that nobody waits long for the store. */
const BATCH = 100;

const PRIVATE_FIELDS = new Set<string>(PRIVATE_EVENT_FIELDS);

/** A payload without the fields that only moderators and the submitter may see. */
function publicFieldsOf(payload: string): string {
  const fields: Record<string, unknown> = JSON.parse(payload);
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).filter(([name]) => !PRIVATE_FIELDS.has(name))),
  );
}

/** The kinds of items, with the statuses in which one's time ends like this. */
const endingWith = (retention: Retention, states?: SubmissionStates) =>
  ITEM_KINDS.map((kind) => ({
    kind,
    statuses: statusesWhere((state) => !state.isOpen && state.retention[kind] === retention, states),
  })).filter(({ statuses }) => statuses.length > 0);

/**
 * Decided items past their time, by the table of states: what it does not know is left alone. Those that keep their
 * public fields only until the private ones are gone, and again when they were decided anew since.
 */
const pastItems = (db: Kysely<Database>, before: string, states?: SubmissionStates) =>
  db
    .selectFrom('items')
    .select(['id', 'kind', 'status', 'payload', 'version'])
    .where((row) => row(row.fn.coalesce('decided_at', 'updated_at'), '<', before))
    .where((row) => {
      const are = ({ kind, statuses }: { kind: ItemKind; statuses: string[] }) =>
        row.and([row('kind', '=', kind), row('status', 'in', statuses)]);
      const hasPrivateFields = row.or([
        row('purged_at', 'is', null),
        row('purged_at', '<', row.ref('decided_at')),
      ]);
      return row.or([
        ...endingWith('delete', states).map(are),
        ...endingWith('delete-private-fields', states).map((items) =>
          row.and([are(items), hasPrivateFields]),
        ),
      ]);
    })
    .orderBy('created_at')
    .limit(BATCH);

type PastItem = Awaited<ReturnType<ReturnType<typeof pastItems>['execute']>>[number];

/**
 * Deletes an item, or the private part of an approved event, as it was seen: false when a moderator has taken the
 * decision back meanwhile, so that it waits again.
 */
async function deleteItem(
  db: Kysely<Database>,
  item: PastItem,
  at: string,
  states?: SubmissionStates,
): Promise<boolean> {
  const { id, kind, status, payload, version } = item;
  const state = stateOf(status, states);
  if (state.isOpen || state.retention[kind] === 'keep') return false;
  if (state.retention[kind] === 'delete') {
    const { numDeletedRows } = await db
      .deleteFrom('items')
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numDeletedRows) await giveUpUploads(db, id);
    return numDeletedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable('items')
    .set({ payload: publicFieldsOf(payload), reason: null, purged_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  // A picture that a moderator took out is shown nowhere, and has no item's end to wait for.
  if (numUpdatedRows) await giveUpUploads(db, id, pictureAddressesOf(JSON.parse(payload)));
  return numUpdatedRows > 0n;
}

/** Deletes a batch; says how many were found, and how many of them were still as they were found. */
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
      // Who decided what when stays for a while; what was said meanwhile goes.
      await db.updateTable('audit').set({ detail: '{}' }).where('item_id', '=', item.id).execute();
    }
    return { found: items.length, changed };
  });
}

async function deleteTraces(db: Kysely<Database>, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const at = new Date(now).toISOString();
  const { RETENTION_DAYS } = serverEnv();
  await db.deleteFrom('outbox').where('delivered_at', '<', before(RETENTION_DAYS)).execute();
  await db
    .deleteFrom('outbox')
    .where('delivered_at', 'is', null)
    .where('failed_at', '<', before(RETENTION_DAYS))
    .execute();
  await db.deleteFrom('spent_tokens').where('spent_at', '<', before(SPENT_TOKEN_DAYS)).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(IDEMPOTENCY_DAYS)).execute();
  await db
    .deleteFrom('audit')
    .where('at', '<', before(AUDIT_DAYS))
    // The history of an event on the calendar is shown with it.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('items').select('items.id').whereRef('items.id', '=', 'audit.item_id'))),
    )
    .execute();
  await deleteOldFormDrafts(db, now);
  await deleteOldCounts(db, now);
  await db.deleteFrom('sign_in_links').where('expires_at', '<', at).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', at).execute();
}

/**
 * Deletes what is past its time at `now` (milliseconds since 1970): private fields of approved events, everything
 * else that was decided RETENTION_DAYS ago with its pictures, pictures that no form claimed, old mails in
 * DATA_DIR, old traces, and counts of long ago, and leaves nothing of them in the store's files. Open items, and those
 * in a state that the table does not know, are never touched. Answers how many items it changed; throws when the store cannot be used.
 */
export async function deletePastRetention(now: number, states?: SubmissionStates): Promise<number> {
  const end = now - serverEnv().RETENTION_DAYS * DAY_MS;
  const before = new Date(end).toISOString();
  let changed = 0;
  for (;;) {
    const batch = await deleteFromItems(before, new Date(now).toISOString(), states);
    changed += batch.changed;
    if (batch.found < BATCH) break;
  }
  await deleteTraces((await store()).db, now);
  await deleteUnclaimedUploads(now);
  await deleteMailsBefore(end);
  await truncateWriteAheadLog();
  return changed;
}

/** The same every hour; sooner after a failure, since the disk may refuse while mails still go out. */
export const RETENTION_TASK: Task = {
  run: (now) => deletePastRetention(now),
  everyMs: HOUR_MS,
  retryMs: 300_000,
  failure: 'What is past its time could not be deleted',
};
