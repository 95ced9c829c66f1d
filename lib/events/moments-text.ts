import { MINUTE_MS } from '#lib/time/durations';
import type { DecidingMoments } from './event-state.ts';

const minutesOf = (instant: number | undefined) => (instant === undefined ? null : instant / MINUTE_MS);

/** Moments as `data-hour` has them: in minutes, as these numbers are in the HTML of each card of the next days. */
export const textFromMoments = ({ opens, closes, starts, ends, days, isEvening }: DecidingMoments) =>
  JSON.stringify([...[opens, closes, starts, ends].map(minutesOf), days, Number(isEvening)]);

/** The moments that `textFromMoments` has written. */
export function momentsFromText(text: string): DecidingMoments {
  const instantOf = (minutes: number | null) => (minutes === null ? undefined : minutes * MINUTE_MS);
  const [opens, closes, starts, ends, days, isEvening] = JSON.parse(text);
  return {
    opens: opens * MINUTE_MS,
    closes: closes * MINUTE_MS,
    starts: instantOf(starts),
    ends: instantOf(ends),
    days,
    isEvening: Boolean(isEvening),
  };
}
