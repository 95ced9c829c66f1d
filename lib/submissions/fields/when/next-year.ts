import { addDays, type CalendarDay, daysBetween, isCalendarDay, yearsLater } from '#lib/time/calendar-day';
import type { EventDays } from './event-days.ts';

/**
 * The same weekday nearest the same day of the next year in which that is not before `today`:
 * Saturday, 5 December 2026 becomes Saturday, 4 December 2027.
 */
function weekdayNextYear(day: CalendarDay, today: CalendarDay): CalendarDay {
  for (let years = 1; ; years += 1) {
    const weeks = Math.round(daysBetween(day, yearsLater(day, years)) / 7);
    const next = addDays(day, 7 * weeks);
    if (next >= today) return next;
  }
}

/** The days of an event put on again: all of them move as far as its first. */
export function daysNextYear(
  { date, endDate, moreDates }: EventDays,
  today: CalendarDay,
): EventDays & { moreDates: string[] } {
  if (!isCalendarDay(date)) return { date: '', endDate: '', moreDates: [] };
  const distance = daysBetween(date, weekdayNextYear(date, today));
  const move = (day: string) => (isCalendarDay(day) ? addDays(day, distance) : '');
  return { date: move(date), endDate: move(endDate), moreDates: moreDates.map(move).filter(Boolean) };
}
