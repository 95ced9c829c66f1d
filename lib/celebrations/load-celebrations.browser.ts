import 'client-only';
import { belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { clockNow } from '#lib/time/clock.browser';
import type { KnownCelebration } from './known-celebration.ts';

const LOAD_TIMEOUT_MS = 10_000;
/** So long an answer waits for them. */
const WAIT_MS = 1_000;

type Loading = { day: CalendarDay; known: Promise<readonly KnownCelebration[]> };

// What has arrived holds for its day, on every page: when a celebration is depends on the day.
let cached: Loading | undefined;

async function load(): Promise<readonly KnownCelebration[]> {
  const response = await fetch('/api/celebrations', { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const known: unknown = await response.json();
  if (!Array.isArray(known)) throw new Error('No list');
  return known;
}

/**
 * What is known of the yearly celebrations today, loaded once a day; nothing where it does not arrive, as questions are
 * answered without it too. The next call tries again.
 */
export function loadKnownCelebrations(): Promise<readonly KnownCelebration[]> {
  const day = belizeDay(clockNow());
  if (cached?.day === day) return cached.known;
  const loading: Loading = {
    day,
    known: load().catch(() => {
      if (cached === loading) cached = undefined;
      return [];
    }),
  };
  cached = loading;
  return loading.known;
}

/** The same, after a second at most: what has not arrived by then is nothing yet, and no answer waits for it. */
export const celebrationsSoon = (): Promise<readonly KnownCelebration[]> =>
  Promise.race([
    loadKnownCelebrations(),
    new Promise<[]>((resolve) => setTimeout(() => resolve([]), WAIT_MS)),
  ]);
