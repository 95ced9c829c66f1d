import 'server-only';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { sign } from '#lib/server/server-secret.server';
import type { Database } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { parseJson } from '#lib/text/parse-json';
import { dueIn, iso } from './due-in.ts';
import type { OutboxRow } from './handler.ts';
import { insertNotification } from './insert-notification.server.ts';
import { type MailLimit, nextSingle, placeMail, type SentLately } from './mail-limit.ts';

const instants = z.array(z.number()).catch([]);

const mailboxKey = ({ digest, mailbox }: MailLimit) => sign('mail-limit', `${digest} ${mailbox}`);

/** The keyed hash by which a row of the outbox names the address it is counted for. */
export const addressHash = ({ digest, address }: MailLimit): string =>
  sign('mail-address', `${digest} ${address.trim().toLowerCase()}`);

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

type Digest = { id: string; due: number };

/**
 * A digest that can still gather notifications: one that was never due, since a mail that was perhaps sent must not
 * change. It stays locked to the end of the transaction, so that no worker claims it meanwhile.
 */
async function openDigest(
  db: Kysely<Database>,
  by: { column: 'id' | 'address_hash'; value: string },
  { digest }: MailLimit,
  now: number,
): Promise<Digest | undefined> {
  const row = await db
    .updateTable('outbox')
    // Changes nothing, but locks the row.
    .set({ lease_until: null })
    .where(by.column, '=', by.value)
    .where('kind', '=', digest)
    .where('attempts', '=', 0)
    .where('lease_until', 'is', null)
    .where('next_attempt_at', '>', iso(now))
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning(['id', 'next_attempt_at'])
    .executeTakeFirst();
  return row && { id: row.id, due: Date.parse(row.next_attempt_at) };
}

/** Adds the digest of an address. */
async function createDigest(
  db: Kysely<Database>,
  limit: MailLimit,
  due: number,
  now: number,
): Promise<Digest> {
  const { digest: kind, recipient } = limit;
  const id = await insertNotification(
    db,
    { kind, ...(recipient && { recipient }), delaySeconds: (due - now) / 1_000 },
    now,
  );
  if (id === undefined) throw new Error('A digest was there before it was created');
  await db
    .updateTable('outbox')
    .set({ address_hash: addressHash(limit) })
    .where('id', '=', id)
    .execute();
  return { id, due };
}

/**
 * Counts a notification against the limit of its mailbox, inside the transaction that enqueues it or finds out its new
 * address. Above the limit it is not delivered by itself but by a digest of its address, which it joins or creates.
 * Returns whether it is.
 */
export async function limitMail(
  db: Kysely<Database>,
  notificationId: string,
  limit: MailLimit,
  now: number,
): Promise<boolean> {
  const key = mailboxKey(limit);
  const { digestId, ...sent } = await lockSentLately(db, key, now);
  const keep = (changes: { sent_at: string } | { digest_id: string; digest_at: string }) =>
    db.updateTable('mail_limits').set(changes).where('key', '=', key).execute();
  const keepSingles = (sentAt: readonly number[]) => keep({ sent_at: JSON.stringify(sentAt) });
  const setRow = (changes: Partial<OutboxRow>) =>
    db.updateTable('outbox').set(changes).where('id', '=', notificationId).execute();
  const placed = placeMail(sent, limit, now);
  if (placed.isSingle) {
    await keepSingles(placed.sentAt);
    await setRow({ address_hash: addressHash(limit) });
    return false;
  }

  /** The digest of the mailbox, of which there is one in the limit's window, or a mail for another way to write it. */
  const otherDigest = async (): Promise<Digest> => {
    const latest =
      digestId === null ? undefined : await openDigest(db, { column: 'id', value: digestId }, limit, now);
    if (latest) {
      const single = nextSingle(sent, limit, now);
      // Addresses of one mailbox in more ways than it gets mails: the digest's delivery counts it again.
      if (!single) return latest;
      await keepSingles(single.sentAt);
      return createDigest(db, limit, single.at, now);
    }
    const created = await createDigest(db, limit, placed.digestAt, now);
    await keep({ digest_id: created.id, digest_at: iso(created.due) });
    return created;
  };

  const own = { column: 'address_hash', value: addressHash(limit) } as const;
  const { id, due } = (await openDigest(db, own, limit, now)) ?? (await otherDigest());
  await setRow({
    digest_id: id,
    address_hash: null,
    attempts: 0,
    lease_until: null,
    ...dueIn(due - now, now),
  });
  return true;
}

/** Whether a notification, or a digest, is counted against the limit of an address. */
export async function isCountedFor(row: OutboxRow, limit: MailLimit): Promise<boolean> {
  if (row.address_hash !== null) return row.address_hash === addressHash(limit);
  // A digest of an older server: only its mailbox is known.
  const { db } = await store();
  const known = await db
    .selectFrom('mail_limits')
    .select('key')
    .where('key', '=', mailboxKey(limit))
    .where('digest_id', '=', row.id)
    .executeTakeFirst();
  return known !== undefined;
}
