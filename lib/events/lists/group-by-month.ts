import { belizeDay, type CalendarDay, monthOf } from '#lib/time/calendar-day';
import { type EventSummary, nextDayOf } from '../event-summary.ts';
import { hasDay } from '../occurrences.ts';

/** What a month `yyyy-mm` of a list has, or what has no month yet, as its date is to be confirmed (`month` undefined). */
export type MonthGroup<Item = EventSummary> = { month: string | undefined; events: Item[] };

/** Groups the items of a list by the months that `monthOfItem` gives; months and items keep the order of the list. */
export function groupInMonths<Item>(
  items: readonly Item[],
  monthOfItem: (item: Item) => string | undefined,
): MonthGroup<Item>[] {
  const groups: MonthGroup<Item>[] = [];
  for (const item of items) {
    const month = monthOfItem(item);
    const open = groups.find((group) => group.month === month);
    if (open) open.events.push(item);
    else groups.push({ month, events: [item] });
  }
  return groups;
}

/**
 * Groups a list in the order for people by month, as it is at an instant in milliseconds since 1970. As in that order, an
 * event is at the day on which one can still go, and one that began before the day `from` is in the month of that day.
 */
export const groupByMonth = (
  events: readonly EventSummary[],
  now: number,
  from: CalendarDay = belizeDay(now),
): MonthGroup[] =>
  groupInMonths(events, (event) => {
    if (!hasDay(event)) return undefined;
    const day = nextDayOf(event, now);
    return monthOf(day < from ? from : day);
  });
