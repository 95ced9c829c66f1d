import type { EventCategory } from '#lib/events/event-category';
import { type Dated, hasDay, occurrencesOf } from '#lib/events/occurrences';
import { WEEKEND_PATH } from '#lib/site/site';
import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { categoryPath, MONTH_PATHS } from './landing-address.ts';

type Shown = Dated & { id: string; category: EventCategory };

/** Months since the year 0, so that a span can be counted over New Year. */
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The pages of the months in which an event is on, at any of its dates. */
function monthPathsOf(event: Dated): string[] {
  if (!hasDay(event)) return [];
  return occurrencesOf(event).flatMap(({ date, endDate = date }) => {
    const first = monthNumber(date);
    const count = Math.min(monthNumber(endDate) - first + 1, MONTH_PATHS.length);
    return Array.from({ length: count }, (_, index) => MONTH_PATHS[(first + index) % 12] ?? '');
  });
}

/**
 * The landing pages below the list that show any of the events with these ids, or showed it before it was changed or taken
 * out: their months, their categories, which may have a page now or no more, and the weekend, which is filled up with what
 * comes next. `events` are all of the calendar, `former` those that were published before.
 */
export function changedLandingPaths(
  events: readonly Shown[],
  former: readonly Shown[],
  ids: readonly string[],
): string[] {
  const changed = new Set(ids);
  if (changed.size === 0) return [];
  const shown = [...events, ...former].filter(({ id }) => changed.has(id));
  const categories = shown.map(({ category }) => categoryPath(category));
  return [...new Set([WEEKEND_PATH, ...shown.flatMap(monthPathsOf), ...categories])];
}

/** The landing pages that another day makes anew: the weekend, the month that ends or begins, and categories with a page. */
export const newDayPaths = (today: CalendarDay, withPage: ReadonlySet<EventCategory>): string[] => [
  WEEKEND_PATH,
  ...monthPathsOf({ date: addDays(today, -1), endDate: today }),
  ...[...withPage].map(categoryPath),
];
