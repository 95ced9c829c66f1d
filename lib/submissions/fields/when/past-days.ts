import { belizeDay, isCalendarDay } from '#lib/time/calendar-day';
import { HOUR_MS } from '#lib/time/durations';
import { type EventDays, lastEventDay } from './event-days.ts';

/** In Hawaii it is four hours earlier than in Belize: nowhere that Belizeans live does a day end later. */
const LATEST_MS = 4 * HOUR_MS;

export const PAST_DAY = 'This day has passed. Is the year right?';

/** The sentence for an event whose last day is over everywhere, by its field; `now` is in milliseconds since 1970. */
export function pastDays(days: EventDays, now: number): Record<string, string> {
  // A year with two digits, as a date field of a browser takes it: 0026.
  if (/^0\d{3}-/.test(days.date)) return { date: PAST_DAY };
  const last = lastEventDay(days);
  if (!isCalendarDay(last) || last >= belizeDay(now - LATEST_MS)) return {};
  return { [days.endDate === last ? 'endDate' : 'date']: PAST_DAY };
}
