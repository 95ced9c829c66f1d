import 'server-only';
import type { Kysely } from 'kysely';
import { serverEnv } from '#lib/env.server';
import { deleteMailsBefore } from '#lib/mail/mail-folder.server';
import { SPENT_TOKEN_DAYS } from '#lib/spam/opening-token.server';
import type { Database } from '#lib/store/schema';
import { inTransaction, store } from '#lib/store/store.server';
import { PRIVATE_EVENT_FIELDS } from '#lib/submissions/event-submission';
import { deleteUploadsOf } from '#lib/uploads/claim-uploads.server';
import { deleteUnclaimedUploads } from '#lib/uploads/delete-uploads.server';

const DAY_MS = 86_400_000;
/** How long a request sent again is answered as the first time. */
export const IDEMPOTENCY_DAYS = 60;
/** Items in one transaction, so that nobody waits long for the store. */
const BATCH = 100;

const PRIVATE_FIELDS = new Set<string>(PRIVATE_EVENT_FIELDS);

/** A payload without the fields that only moderators and the submitter may see. */
export function publicFieldsOf(payload: string): string {
  const fields: Record<string, unknown> = JSON.parse(payload);
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).filter(([name]) => !PRIVATE_FIELDS.has(name))),
  );
}

/** Decided items past their time; approved events only until their private fields are gone. */
const pastItems = (db: Kysely<Database>, before: string) =>
  db
    .selectFrom('items')
    .select(['id', 'kind', 'status', 'payload'])
    .where('status', '!=', 'pending')
    .where((row) => row(row.fn.coalesce('decided_at', 'updated_at'), '<', before))
    .where((row) =>
      row.or([row('kind', '!=', 'event'), row('status', '!=', 'approved'), row('purged_at', 'is', null)]),
    )
    .orderBy('created_at')
    .limit(BATCH);

async function deleteFromItems(before: string, at: string): Promise<number> {
  return inTransaction(async (db) => {
    const items = await pastItems(db, before).execute();
    for (const { id, kind, status, payload } of items) {
      await db.deleteFrom('outbox').where('item_id', '=', id).execute();
      await db.deleteFrom('idempotency_keys').where('item_id', '=', id).execute();
      // Who decided what when stays; what was said meanwhile goes.
      await db.updateTable('audit').set({ detail: '{}' }).where('item_id', '=', id).execute();
      if (kind === 'event' && status === 'approved')
        await db
          .updateTable('items')
          .set({ payload: publicFieldsOf(payload), reason: null, purged_at: at })
          .where('id', '=', id)
          .execute();
      else {
        await deleteUploadsOf(db, id);
        await db.deleteFrom('items').where('id', '=', id).execute();
      }
    }
    return items.length;
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
  await db.deleteFrom('sign_in_links').where('expires_at', '<', at).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', at).execute();
}

/**
 * Deletes what is past its time at `now` (milliseconds since 1970): private fields of approved events, everything
 * else that was decided RETENTION_DAYS ago with its pictures, pictures that no form claimed, old mails in
 * DATA_DIR, and old traces. Pending items are never touched. Answers how many
 * items it changed; throws when the store cannot be used.
 */
export async function deletePastRetention(now: number): Promise<number> {
  const end = now - serverEnv().RETENTION_DAYS * DAY_MS;
  const before = new Date(end).toISOString();
  let changed = 0;
  for (;;) {
    const count = await deleteFromItems(before, new Date(now).toISOString());
    changed += count;
    if (count < BATCH) break;
  }
  await deleteTraces((await store()).db, now);
  await deleteUnclaimedUploads(now);
  await deleteMailsBefore(end);
  return changed;
}
