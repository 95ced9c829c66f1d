import { monthOf } from '#lib/time/calendar-day';
import { hasDay } from '../occurrences.ts';

/** The events of a month `yyyy-mm`, or those whose date is to be confirmed (`month` undefined). */
export type MonthGroup<Event> = { month: string | undefined; events: Event[] };

/** Groups an ordered list by month; an event that began before today is in the current month. */
export function groupByMonth<Event extends { date: string }>(
  events: readonly Event[],
  today: string,
): MonthGroup<Event>[] {
  const groups: MonthGroup<Event>[] = [];
  for (const event of events) {
    const month = hasDay(event) ? monthOf(event.date < today ? today : event.date) : undefined;
    const open = groups.find((group) => group.month === month);
    if (open) open.events.push(event);
    else groups.push({ month, events: [event] });
  }
  return groups;
}
