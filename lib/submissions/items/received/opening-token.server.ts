import 'server-only';
import type { Kysely } from 'kysely';
import { PublicError } from '#lib/server/http/public-error';
import { createTimedToken, parseTimedToken, spendTimedToken } from '#lib/server/limits/timed-token.server';
import type { Database } from '#lib/server/store/schema';
import { DAY_MS } from '#lib/time/durations';
import { MIN_FORM_SECONDS, TOO_EARLY } from '../../fields/event-submission.ts';

const PURPOSE = 'opening';
/** A draft may be stored on a phone for weeks; a form opened earlier needs a new token, and loses nothing. */
const MAX_AGE_MS = 30 * DAY_MS;
/** How many days used tokens are stored: longer than any token is valid. */
export const SPENT_TOKEN_DAYS = 31;

/** A signed token with the instant at which a form was opened (milliseconds since 1970, by the server's clock). */
export const openingToken = (now: number): string => createTimedToken(PURPOSE, now);

const refuse = (sentence: string) => new PublicError(403, sentence, { code: 'opening-token' });

/**
 * Marks a token as used, inside the transaction that stores the form. Throws a PublicError: 'too-early' within 15
 * seconds of the opening, 'opening-token' for a token that is missing, not ours, used, a month old or in the future.
 */
export async function spendOpeningToken(db: Kysely<Database>, token: string, now: number): Promise<void> {
  const opening = parseTimedToken(PURPOSE, token, now);
  if (!opening)
    throw refuse('This form was not opened on this site. Open it again; what you filled in is kept.');
  const { id, ageMs } = opening;
  // The clock was set back since: the visitor cannot wait until it catches up.
  if (ageMs < 0) throw refuse('This form has to be opened again; what you filled in is kept.');
  if (ageMs < MIN_FORM_SECONDS * 1_000)
    throw new PublicError(403, TOO_EARLY, {
      code: 'too-early',
      retryAfter: Math.ceil((MIN_FORM_SECONDS * 1_000 - ageMs) / 1_000),
    });
  if (ageMs > MAX_AGE_MS)
    throw refuse('This form was opened more than a month ago. Open it again; what you filled in is kept.');
  if (!(await spendTimedToken(db, id, now)))
    throw refuse(
      'This form was sent before. Open it again to send another event; what you filled in is kept.',
    );
}
