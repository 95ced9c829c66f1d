import { takesPlace } from '#lib/events/event-status';
import { pluralize } from '#lib/text/pluralize';
import { formatDayAndMonth, formatMonth, MONTHS } from '#lib/time/format-day';
import type { Holiday } from '#lib/time/next-holiday';
import type { MonthInYear } from './month-in-years.ts';

/** How many events of a month take place; one with several dates is one. */
const countOf = ({ events }: MonthInYear): number =>
  new Set(events.filter(takesPlace).map(({ id }) => id)).size;

/** What the heading, the title, the beginning and the description of a month's page say: each with a fact. */
export function monthWords(month: number, years: readonly MonthInYear[], holidays: readonly Holiday[]) {
  const name = MONTHS[month - 1] ?? '';
  const heading = `Belize in ${name}`;
  const first = years.find((year) => countOf(year) > 0);
  const [holiday] = holidays;
  const holidayText = holiday ? ` ${holiday.name} is on ${formatDayAndMonth(holiday.date)}.` : '';
  const count = first
    ? `${pluralize(countOf(first), 'event')} in ${formatMonth(first.month)}`
    : `Nothing is in our calendar for ${name} yet`;
  return {
    name,
    heading,
    /** '12 events in July 2027' */
    count,
    title: first
      ? `${heading}: ${pluralize(countOf(first), 'event')} in ${first.month.slice(0, 4)}`
      : `${heading}: celebrations and holidays`,
    description: `${count}.${holidayText} Celebrations, public holidays and what the season is like.`,
  };
}
