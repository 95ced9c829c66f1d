import 'server-only';
import type { Kysely } from 'kysely';
import { PublicError } from '#lib/server/http/public-error';
import { createTimedToken, parseTimedToken, spendTimedToken } from '#lib/server/limits/timed-token.server';
import type { Database } from '#lib/server/store/schema';
import { MINUTE_MS } from '#lib/time/durations';

// Its own HMAC purpose, so that the opening token of a form is not valid here, and vice versa.
const PURPOSE = 'voice';
/** Enough time to answer the browser's permission prompt for the microphone. */
const MAX_AGE_MS = 10 * MINUTE_MS;

/** A token that opens one live session within ten minutes of `now` (milliseconds since 1970). */
export const voiceToken = (now: number): string => createTimedToken(PURPOSE, now);

/**
 * Spends a token inside the transaction that counts the session. Throws a PublicError 403 'opening-token' when it is
 * missing, forged, expired, from the future or already spent.
 */
export async function spendVoiceToken(
  db: Kysely<Database>,
  token: string | null,
  now: number,
): Promise<void> {
  const opening = parseTimedToken(PURPOSE, token ?? '', now);
  const isYoung = opening && opening.ageMs >= 0 && opening.ageMs <= MAX_AGE_MS;
  if (!isYoung || !(await spendTimedToken(db, opening.id, now)))
    throw new PublicError(403, 'This conversation has to be opened again from our own page.', {
      code: 'opening-token',
    });
}
