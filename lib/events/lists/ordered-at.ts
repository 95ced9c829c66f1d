import { addDays, belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { summaryAsListed } from '../as-listed.ts';
import type { EventSummary } from '../event-summary.ts';
import { atNextDate } from '../occurrences.ts';
import { listedAt } from '../upcoming-events.ts';
import { type OrderedEvents, orderEvents } from './order-events.ts';
import { isOverInList } from './over-in-list.ts';

/**
 * A listed event at the date at which it can still be gone to: where that of today is over, at the next, unless that is
 * after the last day asked for.
 */
export function atOpenDate(event: EventSummary, now: number, last?: CalendarDay): EventSummary {
  if (!event.moreDates || !isOverInList(event, now)) return event;
  const next = atNextDate(event, addDays(event.date, 1));
  return last !== undefined && next.date > last ? event : next;
}

/**
 * All events to come in the one order, as they are at an instant in milliseconds since 1970; its `choices` are the number
 * of events to come that pages, filters and the assistant name.
 */
export const orderedAt = (
  events: readonly EventSummary[],
  now: number,
  today = belizeDay(now),
): OrderedEvents =>
  orderEvents(
    listedAt(events, (event) => {
      const listed = summaryAsListed(event, now, today);
      return listed && { event, shown: atOpenDate(listed, now) };
    }),
    now,
  );
