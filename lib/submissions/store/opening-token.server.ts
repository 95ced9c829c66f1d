import 'server-only';
import type { Kysely } from 'kysely';
import { PublicError } from '#lib/server/http/public-error';
import { createTimedToken, parseTimedToken, spendTimedToken } from '#lib/server/limits/timed-token.server';
import type { Database } from '#lib/server/store/schema';
import { DAY_MS } from '#lib/time/durations';
import { MIN_FORM_SECONDS, TOO_EARLY } from '../fields/event-submission.ts';

const PURPOSE = 'opening';
/** A draft may lie on a phone for weeks; older openings ask for a new token, and nothing is lost. */
const MAX_AGE_MS = 30 * DAY_MS;
/** How long used tokens are remembered: longer than any of them is accepted. */
export const SPENT_TOKEN_DAYS = 31;

/** A token that says when a form was opened, by the server's clock (milliseconds since 1970). */
export const openingToken = (now: number): string => createTimedToken(PURPOSE, now);

const refuse = (sentence: string) => new PublicError(403, sentence, { code: 'opening-token' });

/**
 * Uses a token up inside the transaction that stores the form. Throws a PublicError: 'too-early' within 15 seconds
 * of the opening, 'opening-token' for one that is missing, not ours, used before, a month old or of the future.
 */
export async function spendOpeningToken(db: Kysely<Database>, token: string, now: number): Promise<void> {
  const opening = parseTimedToken(PURPOSE, token, now);
  if (!opening)
    throw refuse('This form was not opened on this site. Open it again; what you filled in is kept.');
  const { id, ageMs } = opening;
  // The clock was put back since: nobody waits until it is there again.
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
