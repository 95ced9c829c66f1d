import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { lastDay } from '../occurrences.ts';
import type { ParsedEvents } from '../rows/events-from-rows.ts';
import { addressesIn } from './located-fault.ts';

/** A row of an event that is over, with the address of its date, like 'B12'. */
export type PastRow = { row: number; title: string; day: CalendarDay; address: string };

/** The rows of a sheet whose events are over at the beginning of a day. */
export function pastRows(
  { events, read }: Pick<ParsedEvents, 'events' | 'read'>,
  today: CalendarDay,
): PastRow[] {
  if (!read) return [];
  const addressOf = addressesIn(read.layout);
  return events.flatMap((event, index): PastRow[] => {
    const row = read.marks[index]?.row;
    const day = lastDay(event);
    return row !== undefined && isCalendarDay(event.date) && day < today
      ? [{ row, title: event.title, day, address: addressOf({ row, column: 'Date', cell: '' }) }]
      : [];
  });
}
