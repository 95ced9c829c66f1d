import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { PublicError } from '#lib/http/public-error';
import { isSigned, sign } from '#lib/secrets/server-secret.server';
import type { Database } from '#lib/store/schema';
import { MIN_FORM_SECONDS, TOO_EARLY } from '#lib/submissions/event-submission';

const PURPOSE = 'opening';
const TOKEN = /^([\da-z]{1,12}\.[\w-]{16,32})\.([\w-]{43})$/;
/** A draft may lie on a phone for weeks; older openings ask for a new token, and nothing is lost. */
const MAX_AGE_MS = 30 * 86_400_000;
/** How long used tokens are remembered: longer than any of them is accepted. */
export const SPENT_TOKEN_DAYS = 31;

/** A token that says when a form was opened, by the server's clock (milliseconds since 1970). */
export function openingToken(now: number): string {
  const opened = `${now.toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${opened}.${sign(PURPOSE, opened)}`;
}

const refuse = (sentence: string) => new PublicError(403, sentence, { code: 'opening-token' });

/**
 * Uses a token up inside the transaction that stores the form. Throws a PublicError: 'too-early' within 15 seconds
 * of the opening, 'opening-token' for one that is missing, not ours, used before, a month old or of the future.
 */
export async function spendOpeningToken(db: Kysely<Database>, token: string, now: number): Promise<void> {
  const [, opened = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!opened || !isSigned(PURPOSE, opened, signature))
    throw refuse('This form was not opened on this site. Open it again; what you filled in is kept.');
  const age = now - Number.parseInt(opened, 36);
  // The clock was put back since: nobody waits until it is there again.
  if (age < 0) throw refuse('This form has to be opened again; what you filled in is kept.');
  if (age < MIN_FORM_SECONDS * 1_000)
    throw new PublicError(403, TOO_EARLY, {
      code: 'too-early',
      retryAfter: Math.ceil((MIN_FORM_SECONDS * 1_000 - age) / 1_000),
    });
  if (age > MAX_AGE_MS)
    throw refuse('This form was opened more than a month ago. Open it again; what you filled in is kept.');
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_tokens')
    .values({ id: opened, spent_at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows)
    throw refuse(
      'This form was sent before. Open it again to send another event; what you filled in is kept.',
    );
}
