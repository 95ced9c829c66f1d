import { CATEGORY_LABELS, EVENT_CATEGORIES, type EventCategory } from '#lib/events/event-category';
import { hasDay } from '#lib/events/occurrences';
import { WEEKEND_PATH } from '#lib/site/site';
import { MONTHS } from '#lib/time/format-day';
import { categoryHeading } from './category-words.ts';
import { categoryPath, monthPath } from './landing-address.ts';

/** A link from one page to another: its text and its address. */
export type Way = { label: string; href: string };

/** The way from an event to the page of its month; undefined while its date is to be confirmed. */
export function monthWay(event: { date: string }): Way | undefined {
  if (!hasDay(event)) return undefined;
  const month = Number(event.date.slice(5, 7));
  return { label: `Belize in ${MONTHS[month - 1]}`, href: monthPath(month) };
}

/** The way from an event to the page of its category; undefined where that has none, or the category is not known. */
export function categoryWay(
  { category, hasDefaultCategory }: { category: EventCategory; hasDefaultCategory?: true | undefined },
  withPage: ReadonlySet<EventCategory>,
): Way | undefined {
  if (hasDefaultCategory || !withPage.has(category)) return undefined;
  return { label: categoryHeading(category), href: categoryPath(category) };
}

/** The ways to the pages of categories, in the order in which these are offered. */
export const categoryWays = (withPage: ReadonlySet<EventCategory>): Way[] =>
  EVENT_CATEGORIES.filter((category) => withPage.has(category)).map((category) => ({
    label: CATEGORY_LABELS[category],
    href: categoryPath(category),
  }));

export const WEEKEND_WAY: Way = { label: 'This weekend', href: WEEKEND_PATH };

/** The ways to the pages of all months, January first. */
export const MONTH_WAYS: readonly Way[] = MONTHS.map((label, index) => ({
  label,
  href: monthPath(index + 1),
}));
