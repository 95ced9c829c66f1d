import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import { lastDay } from '#lib/events/occurrences';
import type { CalendarDay } from '#lib/time/calendar-day';
import type { Celebration } from './celebration.ts';
import type { Days } from './rule-days.ts';

type ComingEdition = { year: number; days?: Days | undefined; events: readonly EventSummary[] };

type PlaceInYear = {
  /** Whether a rule or the calendar gives a day. */
  isDated: boolean;
  /** The day by which it is sorted: its next one; of one without, about when it usually is; after all others '9999-12-31'. */
  nextDay: CalendarDay;
  /** The month that it belongs to, 1 to 12; undefined where not even that is known. */
  month: number | undefined;
};

const monthOf = (day: CalendarDay) => Number(day.slice(5, 7));
const later = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other);

/** About when a celebration of a year is whose days are not known: the middle of its first month that is not over. */
function usualDay(months: readonly number[], year: number, today: CalendarDay): CalendarDay {
  const day = (of: number, month: number, date: number) => `${of}-${String(month).padStart(2, '0')}-${date}`;
  const coming = months.find((month) => day(year, month, 31) >= today);
  if (coming !== undefined) return later(day(year, coming, 15), today);
  const [first] = months;
  return first === undefined ? '9999-12-31' : day(year + 1, first, 15);
}

/**
 * Where a celebration is listed: under "Next" by the first of its calendar rows, which may be in the month before its main
 * days; under the month of its main days, or of a row in one of its usual months where the days are not known.
 */
export function placeInYear(
  { when }: Pick<Celebration, 'when'>,
  { year, days, events }: ComingEdition,
  today: CalendarDay,
): PlaceInYear {
  const planned = events.filter(takesPlace);
  const months = planned.map(({ date }) => monthOf(date));
  const next = planned.find((event) => lastDay(event) >= today)?.date ?? days?.from;
  return {
    isDated: days !== undefined || planned.length > 0,
    nextDay: next ? later(next, today) : usualDay(when.monthsOfYear, year, today),
    month: days
      ? monthOf(days.from)
      : (months.find((month) => when.monthsOfYear.includes(month)) ?? months[0] ?? when.monthsOfYear[0]),
  };
}
