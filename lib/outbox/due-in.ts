/** An instant in milliseconds since 1970 as the store has it. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/**
 * When a notification is due, some milliseconds after `now`, and by which clock that was decided: every change of
 * `next_attempt_at` goes through here, so that a clock that was ahead is recognised by what it wrote.
 */
export const dueIn = (pauseMs: number, now: number) => ({
  next_attempt_at: iso(now + pauseMs),
  scheduled_at: iso(now),
});
