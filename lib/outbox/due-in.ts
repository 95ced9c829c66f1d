/** An instant in milliseconds since 1970 in the format of the store. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/**
 * The columns that make a notification due some milliseconds after `now` (milliseconds since 1970). Use it for every
 * change of `next_attempt_at`: `scheduled_at` later reveals whether the clock was ahead at that time.
 * Decision 49 says why.
 */
export const dueIn = (pauseMs: number, now: number) => ({
  next_attempt_at: iso(now + pauseMs),
  scheduled_at: iso(now),
});
