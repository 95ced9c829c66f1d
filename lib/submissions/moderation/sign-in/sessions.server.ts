import 'server-only';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sha256 } from '#lib/server/server-secret.server';
import type { Database } from '#lib/server/store/schema';
import { inTransaction, store } from '#lib/server/store/store.server';
import { DAY_MS, MINUTE_MS } from '#lib/time/durations';
import { isModerator } from '../../items/links/moderators.server.ts';
import { writeAudit } from '../../items/record/write-audit.server.ts';

/** A session ends after this many days without a request … */
const IDLE_DAYS = 14;
/** … and after this many in any case. */
export const SESSION_DAYS = 30;
/** The minimum interval (milliseconds) between updates of when a session was last seen. */
const SEEN_EVERY_MS = 5 * MINUTE_MS;

/** How long (milliseconds) a page waits for that update, while another process holds the store's lock. */
const SEEN_WAIT_MS = 500;

/** Waits for an update that may also come later, or not at all: the next request updates it again. */
const withoutWaitingLong = (update: Promise<unknown>) =>
  Promise.race([update.catch(() => {}), pause(SEEN_WAIT_MS, undefined, { ref: false })]);

const isoOf = (instant: number) => new Date(instant).toISOString();

const expiryOf = (createdAt: number, seenAt: number) =>
  isoOf(Math.min(createdAt + SESSION_DAYS * DAY_MS, seenAt + IDLE_DAYS * DAY_MS));

/** Creates a session inside the transaction that signs a moderator in; returns its token, of which only a hash is stored. */
export async function createSession(db: Kysely<Database>, email: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      id_hash: sha256(token),
      email,
      created_at: isoOf(now),
      seen_at: isoOf(now),
      expires_at: expiryOf(now, now),
    })
    .execute();
  return token;
}

/** The moderator of a session token; undefined when it is unknown, expired, revoked, or the address is no longer a moderator. */
export async function emailOfSession(token: string, now: number): Promise<string | undefined> {
  if (!token) return undefined;
  const { db } = await store();
  const hash = sha256(token);
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('id_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', isoOf(now))
    .executeTakeFirst();
  if (!session || !isModerator(session.email)) return undefined;
  if (now - Date.parse(session.seen_at) > SEEN_EVERY_MS)
    await withoutWaitingLong(
      db
        .updateTable('sessions')
        .set({ seen_at: isoOf(now), expires_at: expiryOf(Date.parse(session.created_at), now) })
        .where('id_hash', '=', hash)
        .execute(),
    );
  return session.email;
}

/** Revokes one session. */
export async function signOut(token: string, now: number): Promise<void> {
  await inTransaction(async (db) => {
    const session = await db
      .updateTable('sessions')
      .set({ revoked_at: isoOf(now) })
      .where('id_hash', '=', sha256(token))
      .where('revoked_at', 'is', null)
      .returning('email')
      .executeTakeFirst();
    if (session) await writeAudit(db, { who: session.email, action: 'signed out' }, now);
  });
}

const revocationNameOf = (email: string) => `links-over ${email}`;

/** Whether the links of an address made at an instant (milliseconds since 1970) have been revoked since. */
export async function areLinksRevoked(email: string, madeAt: number): Promise<boolean> {
  const { db } = await store();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', revocationNameOf(email))
    .executeTakeFirst();
  return row !== undefined && row.value >= isoOf(madeAt);
}

/**
 * Revokes all sessions of an address and all links mailed to it until now; returns how many sessions there were.
 * `who` is the actor in the history, if not the moderator.
 */
export async function signOutEverywhere(address: string, now: number, who?: string): Promise<number> {
  const email = address.trim().toLowerCase();
  return inTransaction(async (db) => {
    const ended = await db
      .updateTable('sessions')
      .set({ revoked_at: isoOf(now) })
      .where('email', '=', email)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', isoOf(now))
      .returning('id_hash')
      .execute();
    await db
      .updateTable('sign_in_links')
      .set({ used_at: isoOf(now) })
      .where('email', '=', email)
      .where('used_at', 'is', null)
      .execute();
    const value = isoOf(now);
    await db
      .insertInto('settings')
      .values({ name: revocationNameOf(email), value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    await writeAudit(db, { who: who ?? email, action: 'ended all sessions', detail: { email } }, now);
    return ended.length;
  });
}

/** The sessions that are valid now, for the command line. */
export async function activeSessions(now: number) {
  const { db } = await store();
  return db
    .selectFrom('sessions')
    .select(['email', 'created_at', 'seen_at', 'expires_at'])
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', isoOf(now))
    .orderBy('created_at')
    .execute();
}
