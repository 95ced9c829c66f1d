import 'server-only';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { sign } from '#lib/server/server-secret.server';
import type { Database } from '#lib/server/store/schema';
import { parseJson } from '#lib/text/parse-json';
import { iso } from './due-in.ts';
import { insertNotification } from './insert-notification.server.ts';
import { type MailLimit, placeMail } from './mail-limit.ts';

const instants = z.array(z.number()).catch([]);

/** What a recipient was sent lately. Its row stays locked to the end of the transaction, so that all servers count together. */
async function lockSentLately(db: Kysely<Database>, key: string, now: number) {
  const updated_at = iso(now);
  const { sent_at, digest_at, digest_id } = await db
    .insertInto('mail_limits')
    .values({ key, sent_at: '[]', updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updated_at }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    sentAt: instants.parse(parseJson(sent_at)),
    digestAt: digest_at === null ? null : Date.parse(digest_at),
    digestId: digest_id,
  };
}

/**
 * Whether a digest can still gather notifications: it was never due, since a mail that was perhaps sent must not change.
 * It stays locked to the end of the transaction, so that no worker claims it meanwhile.
 */
async function lockOpenDigest(db: Kysely<Database>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    // Changes nothing, but locks the row.
    .set({ lease_until: null })
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where('lease_until', 'is', null)
    .where('next_attempt_at', '>', iso(now))
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Counts a notification against the limit of its recipient, inside the transaction that enqueues it. Above the limit it is
 * not delivered by itself but by a digest, which it joins or creates. Returns whether it is.
 */
export async function limitMail(
  db: Kysely<Database>,
  notificationId: string,
  limit: MailLimit,
  now: number,
): Promise<boolean> {
  const { digest: kind, recipient } = limit;
  const key = sign('mail-limit', `${kind} ${recipient}`);
  const { digestId, ...sent } = await lockSentLately(db, key, now);
  const note = (changes: { sent_at: string } | { digest_id: string; digest_at: string }) =>
    db.updateTable('mail_limits').set(changes).where('key', '=', key).execute();
  const gather = (id: string) =>
    db.updateTable('outbox').set({ digest_id: id }).where('id', '=', notificationId).execute();

  const placed = placeMail(sent, limit, now);
  if (placed.isSingle) {
    await note({ sent_at: JSON.stringify(placed.sentAt) });
    return false;
  }
  if (digestId !== null && (await lockOpenDigest(db, digestId, now))) {
    await gather(digestId);
    return true;
  }
  const { digestAt } = placed;
  const id = await insertNotification(db, { kind, recipient, delaySeconds: (digestAt - now) / 1_000 }, now);
  if (id === undefined) throw new Error('A digest was there before it was created');
  await gather(id);
  await note({ digest_id: id, digest_at: iso(digestAt) });
  return true;
}
