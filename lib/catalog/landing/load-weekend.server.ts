import 'server-only';
import { weekendDates } from '#lib/landing/weekend-dates';
import { weekendWords } from '#lib/landing/weekend-words';
import { loadEventLists } from '../load-events.server.ts';

/** So many dates of the weekend are shown; the list has them all. */
const MOST_SHOWN = 60;

/** What the page of the weekend shows at an instant (milliseconds since 1970). Throws when there are no events to serve. */
export async function loadWeekend(now: number) {
  const dates = weekendDates((await loadEventLists(now)).summaries, now);
  const { weekend } = dates;
  return {
    ...dates,
    weekend: weekend.slice(0, MOST_SHOWN),
    hasMore: weekend.length > MOST_SHOWN,
    words: weekendWords(dates),
  };
}
