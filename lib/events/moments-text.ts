import { MINUTE_MS } from '#lib/time/durations';
import type { DecidingMoments } from './event-state.ts';

type Minutes = number | null;
type Parts = [number, number, Minutes, Minutes, days: number, isEvening: number, later?: Parts];

const minutesOf = (instant: number | undefined) => (instant === undefined ? null : instant / MINUTE_MS);
const instantOf = (minutes: Minutes) => (minutes === null ? undefined : minutes * MINUTE_MS);

function partsOf({ opens, closes, starts, ends, days, isEvening, later }: DecidingMoments): Parts {
  const first = [opens / MINUTE_MS, closes / MINUTE_MS, minutesOf(starts), minutesOf(ends)] as const;
  return [...first, days, Number(isEvening), ...((later ? [partsOf(later)] : []) as [Parts?])];
}

const momentsOf = ([opens, closes, starts, ends, days, isEvening, later]: Parts): DecidingMoments => ({
  opens: opens * MINUTE_MS,
  closes: closes * MINUTE_MS,
  starts: instantOf(starts),
  ends: instantOf(ends),
  days,
  isEvening: Boolean(isEvening),
  later: later && momentsOf(later),
});

/** Moments as `data-hour` has them: in minutes, as these numbers are in the HTML of each card of the next days. */
export const textFromMoments = (moments: DecidingMoments) => JSON.stringify(partsOf(moments));

/** The moments that `textFromMoments` has written. */
export const momentsFromText = (text: string): DecidingMoments => momentsOf(JSON.parse(text));
