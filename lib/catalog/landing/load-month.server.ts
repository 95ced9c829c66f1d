import 'server-only';
import { listedDates } from '#lib/landing/listed-dates';
import { monthInYears } from '#lib/landing/month-in-years';
import { monthWords } from '#lib/landing/month-words';
import { seasonOfMonth } from '#lib/seasons/season-of-month.server';
import { belizeDay } from '#lib/time/calendar-day';
import { holidaysOfMonth } from '#lib/time/next-holiday';
import { loadEventLists } from '../load-events.server.ts';
import { loadCelebrations } from './celebration-page.server.ts';

/** So many dates of a month are shown; the list has them all. */
const MOST_SHOWN = 60;

/** What the page of a month, 1 to 12, shows at an instant (milliseconds since 1970). Throws when there are no events to serve. */
export async function loadMonth(month: number, now: number) {
  const [{ summaries }, celebrations] = await Promise.all([loadEventLists(now), loadCelebrations(now)]);
  const today = belizeDay(now);
  const years = monthInYears(listedDates(summaries, now), month, today);
  const season = seasonOfMonth(month);
  // Of the month that is on, those that are not over.
  const holidays = years
    .flatMap((year) => holidaysOfMonth(year.month))
    .filter(({ date, observed }) => date >= today || observed >= today);
  return {
    words: monthWords(month, years, holidays),
    years: years.map(({ events, ...year }) => ({
      ...year,
      events: events.slice(0, MOST_SHOWN),
      hasMore: events.length > MOST_SHOWN,
    })),
    holidays,
    celebrations: celebrations.filter(({ slug }) => season.celebrated.includes(slug)),
    season,
  };
}
