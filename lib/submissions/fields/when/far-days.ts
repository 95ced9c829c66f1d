import { belizeDay, isCalendarDay, yearsLater } from '#lib/time/calendar-day';
import { type EventDays, lastEventDay } from './event-days.ts';

/** Years ahead from which a day is asked about: few events are announced sooner. */
const FAR_YEARS = 2;

/** Whether a day is so far ahead that its year was probably typed wrong; `now` is in milliseconds since 1970. */
export const isFarAhead = (day: string, now: number): boolean =>
  isCalendarDay(day) && day > yearsLater(belizeDay(now), FAR_YEARS);

/** What to ask about an event whose last day is far ahead, by its field. It can be ignored by going on once more. */
export function farDays(days: EventDays, now: number): Record<string, string> {
  const last = lastEventDay(days);
  if (!isFarAhead(last, now)) return {};
  const field = days.date === last ? 'date' : days.endDate === last ? 'endDate' : 'moreDates';
  return {
    [field]: `${Number(last.slice(0, 4))} is far ahead. Is the year right? If it is, press the button once more.`,
  };
}
