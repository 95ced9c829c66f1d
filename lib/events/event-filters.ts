import { addDays, type CalendarDay, monthOf, weekdayOf } from '#lib/time/calendar-day';
import { type EventCategory, isEventCategory } from './event-category.ts';

/** The choices of the time filter, with their labels. */
export const WHEN_LABELS = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  weekend: 'This weekend',
  month: 'This month',
} as const;

export type When = keyof typeof WHEN_LABELS;

/** The filters of a list; an absent field does not filter. */
export type EventFilters = {
  q: string;
  category?: EventCategory;
  /** A place's slug, or a district's value like 'cayo-district'. */
  city?: string;
  when?: When;
  /** Only the events saved on this device. */
  saved?: boolean;
  /** The month `yyyy-mm` of the calendar view; it does not filter. */
  month?: string;
};

/** The filters after the search text has been interpreted; an absent field does not filter. */
export type EventQuery = Omit<EventFilters, 'q' | 'month'> & {
  /** The words to search in titles, venues and descriptions. */
  words: string;
};

export const NO_FILTERS: EventFilters = { q: '' };

export const MAX_QUERY_LENGTH = 100;

const MONTH = /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/;

/** Whether a text is a choice of the time filter. */
export const isWhen = (value: string): value is When => Object.hasOwn(WHEN_LABELS, value);

/** The parameters of a list's address. */
export const FILTER_PARAMETERS = [
  'q',
  'category',
  'city',
  'when',
  'saved',
  'month',
] satisfies (keyof EventFilters)[];

/** The filters of a query string (`?q= &category= &city= &when= &saved= &month=`); unknown values are ignored. */
export function filtersFromSearch(search: string | URLSearchParams): EventFilters {
  const params = new URLSearchParams(search);
  const textOf = (name: string) => params.get(name) ?? '';
  const category = textOf('category');
  const city = textOf('city');
  const when = textOf('when');
  const month = textOf('month');
  return {
    q: textOf('q').slice(0, MAX_QUERY_LENGTH),
    ...(isEventCategory(category) && { category }),
    ...(/^[a-z0-9-]{1,80}$/.test(city) && { city }),
    ...(isWhen(when) && { when }),
    ...(params.get('saved') === 'yes' && { saved: true }),
    ...(MONTH.test(month) && { month }),
  };
}

/** The filters as a query string: '' or '?q=drums&when=weekend'. */
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

/** Whether a query filters at all. */
export const isFiltering = ({ words, category, city, when, saved }: EventQuery) =>
  Boolean(words.trim() || category || city || when || saved);

/** The days that a choice of time covers, from today on. A weekend begins on Friday. */
export function daysOf(when: When, today: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  if (when === 'today') return { from: today, to: today };
  if (when === 'tomorrow') return { from: addDays(today, 1), to: addDays(today, 1) };
  if (when === 'month') return { from: today, to: `${monthOf(today)}-31` };
  const daysToSunday = (7 - weekdayOf(today)) % 7;
  const sunday = addDays(today, daysToSunday);
  const friday = addDays(sunday, -2);
  return { from: friday > today ? friday : today, to: sunday };
}
