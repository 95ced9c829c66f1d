import 'server-only';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { sign } from '#lib/server/server-secret.server';
import type { Database } from '#lib/server/store/schema';
import { parseJson } from '#lib/text/parse-json';
import { dueIn, iso } from './due-in.ts';
import { insertNotification } from './insert-notification.server.ts';
import { type MailLimit, placeMail, type SentLately } from './mail-limit.ts';

const instants = z.array(z.number()).catch([]);

/** What a mailbox was sent lately. Its row stays locked to the end of the transaction, so that all servers count together. */
async function lockSentLately(db: Kysely<Database>, key: string, now: number) {
  const updated_at = iso(now);
  const row = await db
    .insertInto('mail_limits')
    .values({ key, sent_at: '[]', updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updated_at }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const sent: SentLately = {
    sentAt: instants.parse(parseJson(row.sent_at)),
    digestAt: row.digest_at === null ? null : Date.parse(row.digest_at),
  };
  return { ...sent, digestId: row.digest_id };
}

/**
 * The due time of a digest that can still gather notifications: one that was never due, since a mail that was perhaps
 * sent must not change. It stays locked to the end of the transaction, so that no worker claims it meanwhile.
 */
async function openDigestDue(
  db: Kysely<Database>,
  id: string | null,
  now: number,
): Promise<number | undefined> {
  if (id === null) return undefined;
  const row = await db
    .updateTable('outbox')
    // Changes nothing, but locks the row.
    .set({ lease_until: null })
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where('lease_until', 'is', null)
    .where('next_attempt_at', '>', iso(now))
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('next_attempt_at')
    .executeTakeFirst();
  return row && Date.parse(row.next_attempt_at);
}

/**
 * Counts a notification against the limit of its mailbox, inside the transaction that enqueues it. Above the limit it
 * is not delivered by itself but by a digest, which it joins or creates. Returns whether it is.
 */
export async function limitMail(
  db: Kysely<Database>,
  notificationId: string,
  { digest, mailbox, recipient, ...rule }: MailLimit,
  now: number,
): Promise<boolean> {
  const key = sign('mail-limit', `${digest} ${mailbox}`);
  const { digestId, ...sent } = await lockSentLately(db, key, now);
  const placed = placeMail(sent, rule, now);
  const keep = (changes: { sent_at: string } | { digest_id: string; digest_at: string }) =>
    db.updateTable('mail_limits').set(changes).where('key', '=', key).execute();
  if (placed.isSingle) {
    await keep({ sent_at: JSON.stringify(placed.sentAt) });
    return false;
  }
  let id = digestId;
  let due = await openDigestDue(db, id, now);
  if (id === null || due === undefined) {
    due = placed.digestAt;
    const created = { kind: digest, ...(recipient && { recipient }), delaySeconds: (due - now) / 1_000 };
    id = (await insertNotification(db, created, now)) ?? null;
    if (id === null) throw new Error('A digest was there before it was created');
    await keep({ digest_id: id, digest_at: iso(due) });
  }
  await db
    .updateTable('outbox')
    .set({ digest_id: id, ...dueIn(due - now, now) })
    .where('id', '=', notificationId)
    .execute();
  return true;
}
