import { pluralize } from '#lib/text/pluralize';
import { formatDayAndMonth, formatMonth, MONTHS } from '#lib/time/format-day';
import type { Holiday } from '#lib/time/next-holiday';
import { eventCount } from './event-count.ts';
import type { MonthInYear } from './month-in-years.ts';

/** What the heading, the title, the beginning and the description of a month's page say: each with a fact. */
export function monthWords(month: number, years: readonly MonthInYear[], holidays: readonly Holiday[]) {
  const name = MONTHS[month - 1] ?? '';
  const heading = `Belize in ${name}`;
  const counted = years.map((year) => ({ ...year, ...eventCount(year.events) }));
  const first = counted.find(({ inWords }) => inWords);
  // Of the month that is on, some days are over.
  const hasBegun = years[0] !== undefined && !years[0].from.endsWith('-01');
  const [holiday] = holidays;
  const holidayText = holiday ? ` ${holiday.name} is on ${formatDayAndMonth(holiday.date)}.` : '';
  const count = first
    ? `${first.inWords} in ${formatMonth(first.month)}`
    : `Nothing ${hasBegun ? 'more ' : ''}is in our calendar for ${name}${hasBegun ? '' : ' yet'}`;
  return {
    name,
    heading,
    /** '12 events in July 2027' */
    count,
    title: first?.inBelize
      ? `${heading}: ${pluralize(first.inBelize, 'event')} in ${first.month.slice(0, 4)}`
      : `${heading}: celebrations and holidays`,
    description: `${count}.${holidayText} Celebrations, public holidays and what the season is like.`,
  };
}
