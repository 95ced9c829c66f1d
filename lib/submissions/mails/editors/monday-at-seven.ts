import { addDays, belizeDay, belizeMidnight, weekdayOf } from '#lib/time/calendar-day';
import { HOUR_MS } from '#lib/time/durations';

const MONDAY = 1;
const SEVEN_MS = 7 * HOUR_MS;

/** The last Monday at seven in Belize at an instant, both in milliseconds since 1970. */
export function mondayAtSeven(instant: number): number {
  const day = belizeDay(instant - SEVEN_MS);
  const daysSince = (weekdayOf(day) - MONDAY + 7) % 7;
  return belizeMidnight(addDays(day, -daysSince)) + SEVEN_MS;
}
