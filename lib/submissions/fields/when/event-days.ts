import { addDays, type CalendarDay, daysBetween, isCalendarDay } from '#lib/time/calendar-day';

/** An event takes place on at most so many dates; each is a line in calendars. */
export const MAX_DATES = 26;
/** From the first day to the last, both included. */
const MAX_SPAN_DAYS = 31;

/** The days of an event: its first, and either its last or further dates. */
export type EventDays = { date: string; endDate: string; moreDates: readonly string[] };

/** Days in order, each once. */
export const sortedDays = (days: readonly string[]): string[] => [...new Set(days)].sort();

/** The days from one to another, both included; none where that is no span, or lasts longer than an event may. */
export function daysInRow(first: string, last: string): CalendarDay[] {
  const count = hasDays(first, last) ? daysBetween(first, last) + 1 : 0;
  return count < 2 || count > MAX_SPAN_DAYS
    ? []
    : Array.from({ length: count }, (_, index) => addDays(first, index));
}

const hasDays = (first: string, until: string) => isCalendarDay(first) && isCalendarDay(until);

/**
 * The days after `first` on the same weekday until a day, that included: at most 25, which with the first are 26.
 * `weeklyDays('2026-12-05', '2026-12-20')` is ['2026-12-12', '2026-12-19'].
 */
export function weeklyDays(first: string, until: string): CalendarDay[] {
  if (!hasDays(first, until)) return [];
  const days = Array.from({ length: MAX_DATES - 1 }, (_, week) => addDays(first, 7 * (week + 1)));
  return days.filter((day) => day <= until);
}

/** Whether "every week until" means more dates than an event may have. */
export const isTooLong = (first: string, until: string) =>
  hasDays(first, until) && addDays(first, 7 * MAX_DATES) <= until;

/** The last day on which an event takes place. */
export const lastEventDay = ({ date, endDate, moreDates }: EventDays): string =>
  sortedDays([date, endDate, ...moreDates]).at(-1) ?? '';

/** The sentences for days that do not fit together, by their field. */
export function wrongDays({ date, endDate, moreDates }: EventDays): { field: string; sentence: string }[] {
  if (!isCalendarDay(date)) return [];
  const wrong: [boolean, string, string][] = [
    [endDate !== '' && endDate <= date, 'endDate', 'Choose the last day, after the event date'],
    [
      isCalendarDay(endDate) && endDate >= addDays(date, MAX_SPAN_DAYS),
      'endDate',
      `An event of several days may last at most ${MAX_SPAN_DAYS} days`,
    ],
    [
      moreDates.some((day) => day <= date),
      'moreDates',
      'Choose at least one date after the event date, and none before it',
    ],
    [
      endDate !== '' && moreDates.length > 0,
      'moreDates',
      'An event has a last day or several dates, not both',
    ],
  ];
  return wrong.flatMap(([isWrong, field, sentence]) => (isWrong ? [{ field, sentence }] : []));
}
