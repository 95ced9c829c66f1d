import type { EventCategory } from '#lib/events/event-category';
import { type Dated, hasDay, occurrencesOf } from '#lib/events/occurrences';
import { WEEKEND_PATH } from '#lib/site/site';
import { categoryPath, MONTH_PATHS } from './landing-address.ts';

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
 * The landing pages below the list that show any of the events with these ids: their months, the categories that
 * have a page, and the weekend, which is filled up with what comes next, also where one was taken out. `events` are all of
 * the calendar.
 */
export function changedLandingPaths(
  events: readonly (Dated & { id: string; category: EventCategory })[],
  ids: readonly string[],
  withPage: ReadonlySet<EventCategory>,
): string[] {
  const changed = new Set(ids);
  if (changed.size === 0) return [];
  const shown = events.filter(({ id }) => changed.has(id));
  const categories = shown.map(({ category }) => category).filter((category) => withPage.has(category));
  return [...new Set([WEEKEND_PATH, ...shown.flatMap(monthPathsOf), ...categories.map(categoryPath)])];
}
