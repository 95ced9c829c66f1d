import { addDays, type CalendarDay, monthOf, weekdayOf } from '#lib/time/calendar-day';
import { atNextDate, type Dated, hasDay, isBetween, lastDay } from './occurrences.ts';

/** The days of a month `yyyy-mm`: 28 to 31 of them. */
function daysOfMonth(month: string): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The weeks of a month, each from Sunday to Saturday; undefined where a day belongs to another month. */
export function weeksOf(month: string): (CalendarDay | undefined)[][] {
  const days = daysOfMonth(month);
  const before = weekdayOf(`${month}-01`);
  return Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => days[week * 7 + weekday - before]),
  );
}

/** Adds months to a month: `addMonths('2026-12', 1)` is '2027-01'. */
export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/**
 * The days of a month that have events, in order, each with its events in the order of the list; an event of several
 * days is on each of them, and one with several dates on each of these, as it is on that day. Iterates over the days of the month, so an end in the year 2999 is cheap.
 */
export function eventsByDay<Event extends Dated>(
  events: readonly Event[],
  month: string,
): Map<CalendarDay, Event[]> {
  // Days are compared as text, so the last one may be 31 in every month.
  const ofMonth = events.filter((event) => isBetween(event, `${month}-01`, `${month}-31`));
  const byDay = new Map<CalendarDay, Event[]>();
  for (const day of daysOfMonth(month)) {
    const ofDay = ofMonth
      .filter((event) => isBetween(event, day, day))
      .map((event) => atNextDate(event, day));
    if (ofDay.length > 0) byDay.set(day, ofDay);
  }
  return byDay;
}

/** The last month that has an event; undefined when no event has a day. */
export function lastMonth(events: readonly Dated[]): string | undefined {
  const last = events.filter(hasDay).reduce((latest, event) => {
    const end = lastDay(event);
    return end > latest ? end : latest;
  }, '');
  return last ? monthOf(last) : undefined;
}

/**
 * The month to offer in place of one without events: the first later month with an event, but not before `earliest`,
 * else the last month with one; undefined when no event has a day.
 */
export function nearestMonth(events: readonly Dated[], month: string, earliest: string): string | undefined {
  const later = events
    .filter((event) => hasDay(event) && monthOf(lastDay(event)) > month)
    // Of several dates, the first that is later: days are compared as text.
    .map((event) => monthOf(atNextDate(event, `${month}-99`).date))
    .reduce(
      (first: string | undefined, start) => (first === undefined || start < first ? start : first),
      undefined,
    );
  if (later === undefined) return lastMonth(events);
  return later < earliest ? earliest : later;
}
