import { THINGS_TO_DO_PATH, WEEKEND_PATH } from '#lib/site/site';
import { MONTHS } from '#lib/time/format-day';

/** What a landing page below the list of events is about: the weekend, or a month of every year, 1 to 12. */
export type Landing = { kind: 'weekend' } | { kind: 'month'; month: number };

/** The page of a month, 1 to 12, the same in every year: '/things-to-do-in-belize/july' */
export const monthPath = (month: number) => `${THINGS_TO_DO_PATH}/${MONTHS[month - 1]?.toLowerCase()}`;

/** The pages of the twelve months, January first. */
export const MONTH_PATHS: readonly string[] = MONTHS.map((_, index) => monthPath(index + 1));

/**
 * What the landing page at a path is about; undefined for any other path, also for the list itself.
 *
 *     landingAt('/things-to-do-in-belize/july'); // { kind: 'month', month: 7 }
 */
export function landingAt(path: string): Landing | undefined {
  if (path === WEEKEND_PATH) return { kind: 'weekend' };
  const month = MONTH_PATHS.indexOf(path) + 1;
  return month > 0 ? { kind: 'month', month } : undefined;
}
