import { monthOf } from '#lib/time/calendar-day';
import { hasDay } from '../occurrences.ts';

/** The events of a month `yyyy-mm`, or those whose date is to be confirmed (`month` undefined). */
export type MonthGroup<Event> = { month: string | undefined; events: Event[] };

/**
 * Groups an ordered list by the months of the days that `dayOf` gives; what began before today is in the current month.
 * A list in the order for people goes by the day on which one can still go (`nextDayOf`), as that order does.
 */
export function groupByMonth<Event extends { date: string }>(
  events: readonly Event[],
  today: string,
  dayOf: (event: Event) => string = ({ date }) => date,
): MonthGroup<Event>[] {
  const groups: MonthGroup<Event>[] = [];
  for (const event of events) {
    const day = dayOf(event);
    const month = hasDay(event) ? monthOf(day < today ? today : day) : undefined;
    const open = groups.find((group) => group.month === month);
    if (open) open.events.push(event);
    else groups.push({ month, events: [event] });
  }
  return groups;
}
