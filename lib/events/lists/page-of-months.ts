import { groupByMonth, type MonthGroup } from './group-by-month.ts';

/** How many events a page of search results has. */
const EVENTS_PER_PAGE = 48;
/** So many more are on the last page, rather than on one of their own. */
const MAX_REST = 12;

type MonthOnPage<Event> = MonthGroup<Event> & {
  /** How many events it has in all, on this page and on others. */
  total: number;
};

export type PageOfMonths<Event> = {
  months: MonthOnPage<Event>[];
  /** The number of this page, from 1 on; the last one where more was asked for. */
  page: number;
  pages: number;
};

/** 'unknown' stands behind each month. */
const monthKey = ({ month = 'unknown' }: MonthGroup<unknown>) => month;

/**
 * A page of an ordered list by months; `isCounted` says which of its events count, `dayOf` by which day it is
 * in a month. Each month is whole: what stands last in
 * a list of several, as what lasts for weeks and what does not take place, is last in its own.
 */
export function pageOfMonths<Event extends { date: string }>(
  events: readonly Event[],
  today: string,
  asked: number,
  isCounted: (event: Event) => boolean = () => true,
  dayOf?: (event: Event) => string,
): PageOfMonths<Event> {
  const pages = Math.max(1, Math.ceil((events.length - MAX_REST) / EVENTS_PER_PAGE));
  const page = Math.min(Math.max(1, asked), pages);
  const first = (page - 1) * EVENTS_PER_PAGE;
  const all = groupByMonth(events, today, dayOf).sort((a, b) => (monthKey(a) < monthKey(b) ? -1 : 1));
  const totals = new Map(all.map((group) => [group.month, group.events.filter(isCounted).length]));
  const byMonth = all.flatMap((group) => group.events);
  const end = page === pages ? events.length : first + EVENTS_PER_PAGE;
  const months = groupByMonth(byMonth.slice(first, end), today, dayOf).map((group) => ({
    ...group,
    total: totals.get(group.month) ?? 0,
  }));
  return { months, page, pages };
}

/** The number of a page in an address; 1 for anything else. */
export const pageFromText = (text: string): number => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);
