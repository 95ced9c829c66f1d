import { addDays, type CalendarDay, monthOf, weekdayOf } from '#lib/time/calendar-day';
import { type EventCategory, isEventCategory } from './event-category.ts';

/** The times a visitor can choose, with their labels. */
export const WHEN_LABELS = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  weekend: 'This weekend',
  month: 'This month',
} as const;

export type When = keyof typeof WHEN_LABELS;

/** What a visitor looks for; an absent field asks for everything. */
export type EventFilters = {
  q: string;
  category?: EventCategory;
  /** A place's slug, or a district's value like 'cayo-district'. */
  city?: string;
  when?: When;
  /** Only the events saved on this device. */
  saved?: boolean;
  /** The month `yyyy-mm` a calendar shows instead of the list; it leaves no event out. */
  month?: string;
};

/** What a list is asked for, once the text of its search was understood; an absent field leaves no event out. */
export type EventQuery = Omit<EventFilters, 'q' | 'month'> & {
  /** What to look for in titles, venues and descriptions. */
  words: string;
};

export const NO_FILTERS: EventFilters = { q: '' };

export const MAX_QUERY_LENGTH = 100;

const MONTH = /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/;

/** Whether a text is one of the times a visitor can choose. */
export const isWhen = (value: string): value is When => Object.hasOwn(WHEN_LABELS, value);

/** The filters an address asks for (`?q= &category= &city= &when=`); unknown values ask for nothing. */
export function filtersFromSearch(search: string | URLSearchParams): EventFilters {
  const params = new URLSearchParams(search);
  const category = params.get('category') ?? '';
  const city = params.get('city') ?? '';
  const when = params.get('when') ?? '';
  const month = params.get('month') ?? '';
  return {
    q: (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    ...(isEventCategory(category) && { category }),
    ...(/^[a-z0-9-]{1,80}$/.test(city) && { city }),
    ...(isWhen(when) && { when }),
    ...(params.get('saved') === 'yes' && { saved: true }),
    ...(MONTH.test(month) && { month }),
  };
}

/** The query of an address that asks for the filters: '' or '?q=drums&when=weekend'. */
export function searchFromFilters({ q, category, city, when, saved, month }: EventFilters): string {
  const params = new URLSearchParams();
  if (q.trim()) params.set('q', q.trim());
  if (category) params.set('category', category);
  if (city) params.set('city', city);
  if (when) params.set('when', when);
  if (saved) params.set('saved', 'yes');
  if (month) params.set('month', month);
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether a query leaves anything out. */
export const isFiltering = ({ words, category, city, when, saved }: EventQuery) =>
  Boolean(words.trim() || category || city || when || saved);

const FRIDAY = 5;

/** The days a choice of time covers, from today on. A weekend begins on Friday, when the music does. */
export function daysOf(when: When, today: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  if (when === 'today') return { from: today, to: today };
  if (when === 'tomorrow') return { from: addDays(today, 1), to: addDays(today, 1) };
  if (when === 'month') return { from: today, to: `${monthOf(today)}-31` };
  const weekday = weekdayOf(today);
  const daysToSunday = (7 - weekday) % 7;
  const sunday = addDays(today, daysToSunday);
  const friday = addDays(sunday, -2);
  return { from: weekday === 0 || weekday >= FRIDAY ? today : friday, to: sunday };
}
