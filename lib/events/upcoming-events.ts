import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { mapSlices, type Slices } from '#lib/time/slices';
import type { CalendarEvent } from './calendar-event.ts';
import { parseTime } from './event-time.ts';

type Dated = Pick<CalendarEvent, 'date' | 'endDate'>;

/** Whether the event's date is a day of the calendar; others are listed under "Date to be confirmed". */
export const hasDay = (event: Pick<Dated, 'date'>) => isCalendarDay(event.date);

/** The last day of an event. */
export const lastDay = (event: Dated) => event.endDate ?? event.date;

/** Whether the event's last day is not over; one whose date is to be confirmed is always to come. */
// The comparison of texts comes first, because it is cheap and a search does it for each event at each keystroke.
export const isToCome = (event: Dated, today: CalendarDay) => lastDay(event) >= today || !hasDay(event);

/** Whether the event takes place on at least one day from `from` to `to`. */
// The cheap comparisons come first here too.
export const isBetween = (event: Dated, from: CalendarDay, to: CalendarDay) =>
  event.date <= to && lastDay(event) >= from && hasDay(event);

/** Minutes by which a day is ordered: all-day events first, then by start, then those whose time is unclear. */
function startOrder({ time }: Pick<CalendarEvent, 'time'>): number {
  return time === undefined ? -1 : (parseTime(time)?.start ?? 1440);
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

type Ordered = { event: CalendarEvent; start: number };

const inOrder = (a: Ordered, b: Ordered) =>
  a.start - b.start || compareTexts(a.event.title, b.event.title) || compareTexts(a.event.id, b.event.id);

const DATES_TO_BE_CONFIRMED = '9999';

/** The events to come in chronological order, dates to be confirmed last; in slices, as there may be many. */
export function* upcomingEvents(
  events: readonly CalendarEvent[],
  today: CalendarDay,
): Slices<CalendarEvent[]> {
  const days = new Map<string, Ordered[]>();
  yield* mapSlices(events, (event) => {
    if (!isToCome(event, today)) return;
    const day = hasDay(event) ? event.date : DATES_TO_BE_CONFIRMED;
    const others = days.get(day) ?? [];
    others.push({ event, start: startOrder(event) });
    days.set(day, others);
  });
  const sorted = yield* mapSlices(
    [...days.keys()].sort(compareTexts),
    (day) => days.get(day)?.sort(inOrder),
    1,
  );
  return sorted.flatMap((day = []) => day.map(({ event }) => event));
}
