import { pluralize } from '#lib/text/pluralize';
import { addDays, type CalendarDay, daysBetween, isCalendarDay } from '#lib/time/calendar-day';

/**
 * When an event happens: on one day, on days in a row until `endDate`, or on several dates. Each date of the last kind
 * is an occurrence of the event, with the same hours.
 */
export type Dated = {
  date: CalendarDay | string;
  endDate?: CalendarDay | undefined;
  /** Further dates, in order and after `date`; never together with `endDate`. */
  moreDates?: readonly CalendarDay[] | undefined;
};

/** Whether the event's date is a day of the calendar; others are listed under "Date to be confirmed". */
export const hasDay = ({ date }: Pick<Dated, 'date'>) => isCalendarDay(date);

/** Its dates in order; only the first of days in a row. */
const datesOf = ({ date, moreDates = [] }: Dated): readonly string[] => [date, ...moreDates];

/** All days of an event in order, of days in a row each; none while its date is to be confirmed. */
export function daysOfEvent(event: Dated): CalendarDay[] {
  const { date, endDate } = event;
  if (!isCalendarDay(date)) return [];
  if (!endDate) return [...datesOf(event)];
  return Array.from({ length: daysBetween(date, endDate) + 1 }, (_, index) => addDays(date, index));
}

/** The last day of an event: of several dates, the last one. */
export const lastDay = ({ date, endDate, moreDates }: Dated) => endDate ?? moreDates?.at(-1) ?? date;

/** Whether an event's last day is not over; one whose date is to be confirmed is always to come. */
// The comparison of texts comes first, because it is cheap and a search does it for each event at each keystroke.
export const isToCome = (event: Dated, today: CalendarDay) =>
  lastDay(event) >= today || !isCalendarDay(event.date);

/** Whether the event takes place on at least one day from `from` to `to`. */
// The cheap comparisons come first here too.
export const isBetween = (event: Dated, from: CalendarDay, to: CalendarDay) =>
  event.date <= to &&
  lastDay(event) >= from &&
  isCalendarDay(event.date) &&
  (!event.moreDates || datesOf(event).some((date) => date >= from && date <= to));

/**
 * An event as it is shown from a day on: at its first date that is not before the day, followed by those after it. One
 * whose dates are all past is shown at the last; one with a single date, or with days in a row, as it is.
 *
 *     atNextDate({ date: '2026-11-06', moreDates: ['2026-11-13', '2026-11-20'] }, '2026-11-10')
 *     // { date: '2026-11-13', moreDates: ['2026-11-20'] }
 */
export function atNextDate<Event extends Dated>(event: Event, from: CalendarDay): Event {
  const { moreDates } = event;
  if (!moreDates || event.date >= from) return event;
  const next = moreDates.findIndex((date) => date >= from);
  const position = next < 0 ? moreDates.length - 1 : next;
  const { moreDates: _, ...rest } = event;
  const after = moreDates.slice(position + 1);
  // The type of an event with other values in the same fields.
  return { ...rest, date: moreDates[position], ...(after.length > 0 && { moreDates: after }) } as Event;
}

/** An event once for each of its dates, as if it had no other; one with a single date, or with days in a row, as it is. */
export function occurrencesOf<Event extends Dated>(event: Event): Event[] {
  if (!event.moreDates) return [event];
  const { moreDates: _, ...rest } = event;
  return datesOf(event).map((date) => ({ ...rest, date }) as Event);
}

/** How many dates follow the one at which an event is shown: 'and 3 more dates'; '' without any. */
export function moreDatesText({ moreDates = [] }: Dated): string {
  if (moreDates.length === 0) return '';
  return `and ${pluralize(moreDates.length, 'more date')}`;
}

/** The same in short, below the day on a card's stub: '+3 dates'; '' without any. */
export function moreDatesMark({ moreDates = [] }: Dated): string {
  if (moreDates.length === 0) return '';
  return `+${pluralize(moreDates.length, 'date')}`;
}

/**
 * The day at which an event is said: of days in a row that have begun, the first that is not over, which is today. One
 * that is over, or whose date is to be confirmed, has its own.
 */
export const dayToCome = (event: Dated, today: CalendarDay) =>
  event.date < today && lastDay(event) >= today ? today : event.date;
