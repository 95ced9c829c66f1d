import { type EventCategory, isEventCategory } from '#lib/events/event-category';
import { THINGS_TO_DO_PATH, WEEKEND_PATH } from '#lib/site/site';
import { MONTHS } from '#lib/time/format-day';

/** What a landing page below the list of events is about: the weekend, a month of every year, 1 to 12, or a category. */
export type Landing =
  | { kind: 'weekend' }
  | { kind: 'month'; month: number }
  | { kind: 'category'; category: EventCategory };

const BELOW_LIST = `${THINGS_TO_DO_PATH}/`;

/** The page of a month, 1 to 12, the same in every year: '/things-to-do-in-belize/july' */
export const monthPath = (month: number) => `${THINGS_TO_DO_PATH}/${MONTHS[month - 1]?.toLowerCase()}`;

/** The page of a category, where it has one: '/things-to-do-in-belize/parade' */
export const categoryPath = (category: EventCategory) => `${THINGS_TO_DO_PATH}/${category}`;

/** The pages of the twelve months, January first. */
export const MONTH_PATHS: readonly string[] = MONTHS.map((_, index) => monthPath(index + 1));

/**
 * What the landing page at a path is about; undefined for any other path, also for the list itself. A category with few
 * events has no page at its address, which then shows the list.
 *
 *     landingAt('/things-to-do-in-belize/july'); // { kind: 'month', month: 7 }
 */
export function landingAt(path: string): Landing | undefined {
  if (path === WEEKEND_PATH) return { kind: 'weekend' };
  const month = MONTH_PATHS.indexOf(path) + 1;
  if (month > 0) return { kind: 'month', month };
  const category = path.startsWith(BELOW_LIST) ? path.slice(BELOW_LIST.length) : '';
  return isEventCategory(category) ? { kind: 'category', category } : undefined;
}
