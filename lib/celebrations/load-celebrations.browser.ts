import 'client-only';
import { belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { clockNow } from '#lib/time/clock.browser';
import { MINUTE_MS } from '#lib/time/durations';
import type { KnownCelebration } from './known-celebration.ts';

const LOAD_TIMEOUT_MS = 10_000;
/** So long an answer waits for them. */
const WAIT_MS = 1_000;

/** So long what has arrived is used, on every page; then a parade may have been called off. */
const FRESH_MS = 5 * MINUTE_MS;

/** `day`: when a celebration is depends on it. `since`: milliseconds since 1970. */
type Loading = { day: CalendarDay; since: number; known: Promise<readonly KnownCelebration[]> };

let cached: Loading | undefined;

/** An empty list, always the same array, so that React sees no change after a second failure. */
const NONE: readonly KnownCelebration[] = [];

async function load(): Promise<readonly KnownCelebration[]> {
  const response = await fetch('/api/celebrations', { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const known: unknown = await response.json();
  if (!Array.isArray(known)) throw new Error('No list');
  return known;
}

/**
 * What is known of the yearly celebrations today, at most five minutes old; where it does not arrive what was known before
 * on the same day, else nothing, as questions are answered without it too. The next call tries again.
 */
export function loadKnownCelebrations(): Promise<readonly KnownCelebration[]> {
  const since = clockNow();
  const day = belizeDay(since);
  const former = cached?.day === day ? cached : undefined;
  if (former && since - former.since < FRESH_MS) return former.known;
  const loading: Loading = {
    day,
    since,
    known: load().catch(() => {
      if (cached === loading) cached = former && { ...former, since: 0 };
      return former?.known ?? NONE;
    }),
  };
  cached = loading;
  return loading.known;
}

/** The same, after a second at most: what has not arrived by then is nothing yet, and no answer waits for it. */
export const celebrationsSoon = (): Promise<readonly KnownCelebration[]> =>
  Promise.race([
    loadKnownCelebrations(),
    new Promise<typeof NONE>((resolve) => setTimeout(() => resolve(NONE), WAIT_MS)),
  ]);
