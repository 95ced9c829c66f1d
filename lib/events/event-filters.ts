import { FILTER_PARAMETERS, type FilterParameter } from '#lib/site/filter-parameters';
import { addDays, type CalendarDay, isCalendarDay, monthOf } from '#lib/time/calendar-day';
import { clockText } from '#lib/time/clock-text';
import { thisWeekend } from '#lib/time/weekend';
import { type EventCategory, isEventCategory } from './event-category.ts';
import type { EventStatus } from './event-status.ts';

/** The choices of the time filter, with their labels. */
export const WHEN_LABELS = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  weekend: 'This weekend',
  month: 'This month',
} as const;

export type When = keyof typeof WHEN_LABELS;

export const WHENS = Object.keys(WHEN_LABELS) as When[];

/** This evening: one value of a form's field, and two parameters of an address. */
export const TONIGHT = 'tonight';
const EVENING = { after: 17 * 60, before: 24 * 60 };

/** Hours of the day in minutes after midnight, from `after` on and before `before`; or what is on at this moment. */
export type HourFilter = { after: number; before: number } | 'now';

/** 'free', 'paid', or the most that it may cost, in Belize dollars. */
export type CostFilter = 'free' | 'paid' | number;

/** The filters of a list; an absent field does not filter. */
export type EventFilters = {
  q: string;
  category?: EventCategory;
  /** A place's slug, or a district's value like 'cayo-district'. */
  city?: string;
  when?: When;
  /** The first and the last day; they win over `when`. Without `to` there is no last one. */
  from?: CalendarDay;
  to?: CalendarDay;
  hours?: HourFilter;
  cost?: CostFilter;
  /** Only the events saved on this device. */
  saved?: boolean;
  /** The month `yyyy-mm` of the calendar view; it does not filter. */
  month?: string;
};

/** The filters after the search text has been interpreted; an absent field does not filter. */
export type EventQuery = Omit<EventFilters, 'q' | 'month'> & {
  /** The words to search in titles, venues and descriptions. */
  words: string;
  /** A status that was asked for: 'which events are cancelled?'. */
  status?: EventStatus;
};

export const NO_FILTERS: EventFilters = { q: '' };

export const MAX_QUERY_LENGTH = 100;

/** The value of `saved`. */
export const SAVED = 'yes';

const MONTH = /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/;

/** Whether the time of filters is this evening. */
export const isTonight = ({ when, hours }: Pick<EventFilters, 'when' | 'hours'>) =>
  when === 'today' && typeof hours === 'object' && hoursText(hours) === hoursText(EVENING);

const isWhen = (value: string): value is When => Object.hasOwn(WHEN_LABELS, value);

/** '17:00-24:00' or 'now', as an address has them. */
const hoursText = (hours: HourFilter) =>
  hours === 'now' ? hours : `${clockText(hours.after)}-${clockText(hours.before)}`;

function hoursFromText(text: string): HourFilter | undefined {
  if (text === 'now') return text;
  const [, a, b, c, d] = (/^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(text) ?? []).map(Number);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const hours = { after: a * 60 + b, before: c * 60 + d };
  return b < 60 && d < 60 && hours.after < hours.before && hours.before <= 1440 ? hours : undefined;
}

function costFromText(text: string): CostFilter | undefined {
  if (text === 'free' || text === 'paid') return text;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

/** The days of an address; a range that ends before it begins filters nothing. */
function daysFromTexts(from: string, to: string): Pick<EventFilters, 'from' | 'to'> {
  const days = { ...(isCalendarDay(from) && { from }), ...(isCalendarDay(to) && { to }) };
  return days.from && days.to && days.to < days.from ? {} : days;
}

/** The choice of a day, and the hours; days that are named win over a choice. */
function timeFromTexts(when: string, hours: string): Pick<EventFilters, 'when' | 'hours'> {
  if (when === TONIGHT) return { when: 'today', hours: EVENING };
  const found = hoursFromText(hours);
  return { ...(isWhen(when) && { when }), ...(found && { hours: found }) };
}

/**
 * The filters of a query string, or of a form with fields of these names, which has `when=tonight`; unknown values are
 * ignored.
 */
export function filtersFromSearch(search: string | URLSearchParams): EventFilters {
  const params = new URLSearchParams(search);
  const textOf = (name: FilterParameter) => params.get(name) ?? '';
  const category = textOf('category');
  const city = textOf('city');
  const days = daysFromTexts(textOf('from'), textOf('to'));
  const when = days.from || days.to ? '' : textOf('when');
  const cost = costFromText(textOf('cost'));
  const month = textOf('month');
  return {
    q: textOf('q').slice(0, MAX_QUERY_LENGTH),
    ...(isEventCategory(category) && { category }),
    ...(/^[a-z0-9-]{1,80}$/.test(city) && { city }),
    ...days,
    ...timeFromTexts(when, textOf('hours')),
    ...(cost && { cost }),
    ...(textOf('saved') === SAVED && { saved: true }),
    ...(MONTH.test(month) && { month }),
  };
}

/** Filters as an address has them; '' for what does not filter. */
export const textsOfFilters = (filters: EventFilters): Record<FilterParameter, string> => ({
  q: filters.q.trim(),
  category: filters.category ?? '',
  city: filters.city ?? '',
  when: filters.when ?? '',
  from: filters.from ?? '',
  to: filters.to ?? '',
  hours: filters.hours ? hoursText(filters.hours) : '',
  cost: filters.cost ? String(filters.cost) : '',
  saved: filters.saved ? SAVED : '',
  month: filters.month ?? '',
});

/** The filters as a query string: '' or '?q=drums&when=weekend'. */
export function searchFromFilters(filters: EventFilters): string {
  const texts = textsOfFilters(filters);
  const params = new URLSearchParams();
  for (const name of FILTER_PARAMETERS) if (texts[name]) params.set(name, texts[name]);
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether a query filters at all. */
export const isFiltering = ({ words, saved, ...choices }: EventQuery) =>
  Boolean(words.trim() || saved) || Object.values(choices).some(Boolean);

/** The days that a choice of time covers, from today on. */
export function daysOf(when: When, today: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  if (when === 'today') return { from: today, to: today };
  if (when === 'tomorrow') return { from: addDays(today, 1), to: addDays(today, 1) };
  if (when === 'month') return { from: today, to: `${monthOf(today)}-31` };
  return thisWeekend(today);
}

const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

/** The days that filters ask for; undefined when they ask for none. */
export function daysOfFilters(
  { when, from, to }: Pick<EventFilters, 'when' | 'from' | 'to'>,
  today: CalendarDay,
): { from: CalendarDay; to: CalendarDay } | undefined {
  if (from || to) return { from: from ?? FIRST_DAY, to: to ?? LAST_DAY };
  return when && daysOf(when, today);
}
