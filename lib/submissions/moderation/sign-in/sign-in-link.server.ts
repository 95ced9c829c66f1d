import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { enqueue } from '#lib/outbox/enqueue.server';
import { wakeWorker } from '#lib/outbox/wake-worker.server';
import { isValidSignature, sha256 } from '#lib/server/server-secret.server';
import type { Database } from '#lib/server/store/schema';
import { inTransaction, store } from '#lib/server/store/store.server';
import { MINUTE_MS } from '#lib/time/durations';
import { isModerator } from '../../items/links/moderators.server.ts';
import { writeAudit } from '../../items/record/write-audit.server.ts';
import { SIGN_IN_MINUTES } from '../../mails/sign-in-minutes.ts';
import { SIGN_IN_PURPOSE, signInPath, signInToken } from '../../mails/sign-in-path.server.ts';
import { createSession } from './sessions.server.ts';

const TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/;
/** How many valid links one address may have, so that strangers cannot flood a mailbox. */
const MAX_LINKS = 5;

async function makeLink(db: Kysely<Database>, email: string, now: number): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('sign_in_links')
    .values({
      id,
      token_hash: sha256(signInToken(id)),
      email,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + SIGN_IN_MINUTES * MINUTE_MS).toISOString(),
    })
    .execute();
  return id;
}

/** Mails a sign-in link to a moderator's address; does nothing for any other address. */
export async function requestSignIn(address: string, now: number): Promise<void> {
  const email = address.trim().toLowerCase();
  if (!isModerator(email)) return;
  await inTransaction(async (db) => {
    const open = await db
      .selectFrom('sign_in_links')
      .select('id')
      .where('email', '=', email)
      .where('expires_at', '>', new Date(now).toISOString())
      .execute();
    if (open.length >= MAX_LINKS) return;
    const linkId = await makeLink(db, email, now);
    await enqueue(db, { kind: 'sign-in', recipient: email, data: { linkId }, occasion: linkId }, now);
    await writeAudit(db, { who: email, action: 'asked for a sign-in link' }, now);
  });
  wakeWorker();
}

/** Creates a sign-in link for the command line and returns its path. Throws when the address is not a moderator's. */
export async function createSignInPath(address: string, now: number): Promise<string> {
  const email = address.trim().toLowerCase();
  if (!isModerator(email)) throw new Error('This address is not in MODERATOR_EMAILS');
  return inTransaction(async (db) => {
    const linkId = await makeLink(db, email, now);
    await writeAudit(db, { who: email, action: 'got a sign-in link on the command line' }, now);
    return signInPath(linkId);
  });
}

/** The id of a link with a valid signature; undefined for any other token. */
function linkIdOf(token: string): string | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  return id && isValidSignature(SIGN_IN_PURPOSE, id, signature) ? id : undefined;
}

/** Whether a token can still be used. Checking does not use it up: mail scanners open links. */
export async function isSignInOpen(token: string, now: number): Promise<boolean> {
  const id = linkIdOf(token);
  if (!id) return false;
  const { db } = await store();
  const link = await db
    .selectFrom('sign_in_links')
    .select('email')
    .where('id', '=', id)
    .where('token_hash', '=', sha256(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now).toISOString())
    .executeTakeFirst();
  return link !== undefined && isModerator(link.email);
}

/** Uses a link, once; returns the token of the new session, or undefined when the link is not valid. */
export async function signIn(token: string, now: number): Promise<string | undefined> {
  const id = linkIdOf(token);
  if (!id) return undefined;
  const at = new Date(now).toISOString();
  return inTransaction(async (db) => {
    const link = await db
      .updateTable('sign_in_links')
      .set({ used_at: at })
      .where('id', '=', id)
      .where('token_hash', '=', sha256(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', at)
      .returning('email')
      .executeTakeFirst();
    if (!link || !isModerator(link.email)) return undefined;
    await writeAudit(db, { who: link.email, action: 'signed in' }, now);
    return createSession(db, link.email, now);
  });
}
