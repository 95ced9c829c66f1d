import { belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import type { EventSummary } from '../event-summary.ts';
import { groupByMonth, type MonthGroup } from './group-by-month.ts';

/** How many events a page of search results has. */
const EVENTS_PER_PAGE = 48;
/** So many more are on the last page, rather than on one of their own. */
const MAX_REST = 12;

type MonthOnPage = MonthGroup & {
  /** How many events it has in all, on this page and on others. */
  total: number;
};

export type PageOfMonths = {
  months: MonthOnPage[];
  /** The number of this page, from 1 on; the last one where more was asked for. */
  page: number;
  pages: number;
};

type PageOptions = {
  /** The number of the page that is asked for, from 1 on. */
  page: number;
  /** The first day that is asked for: what began before it is in the month of that day. */
  from?: CalendarDay;
  /** Whether an event counts. */
  isCounted?: (event: EventSummary) => boolean;
};

/** Events whose date is to be confirmed come after all months. */
const monthKey = ({ month = 'unknown' }: MonthGroup) => month;

/**
 * A page of an ordered list by months, as it is at an instant in milliseconds since 1970. Events of several weeks, and those
 * that are cancelled or postponed, may come after all others in a list that spans some months: here they are the last ones
 * of their own month, so that each month is whole.
 */
export function pageOfMonths(
  events: readonly EventSummary[],
  now: number,
  { page: asked, from = belizeDay(now), isCounted = () => true }: PageOptions,
): PageOfMonths {
  const pages = Math.max(1, Math.ceil((events.length - MAX_REST) / EVENTS_PER_PAGE));
  const page = Math.min(Math.max(1, asked), pages);
  const first = (page - 1) * EVENTS_PER_PAGE;
  const all = groupByMonth(events, now, from).sort((a, b) => (monthKey(a) < monthKey(b) ? -1 : 1));
  const totals = new Map(all.map((group) => [group.month, group.events.filter(isCounted).length]));
  const byMonth = all.flatMap((group) => group.events);
  const end = page === pages ? events.length : first + EVENTS_PER_PAGE;
  const months = groupByMonth(byMonth.slice(first, end), now, from).map((group) => ({
    ...group,
    total: totals.get(group.month) ?? 0,
  }));
  return { months, page, pages };
}

/** The number of a page in an address; 1 for anything else. */
export const pageFromText = (text: string): number => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);
