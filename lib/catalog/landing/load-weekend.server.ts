import 'server-only';
import { weekendDates } from '#lib/landing/weekend-dates';
import { weekendWords } from '#lib/landing/weekend-words';
import { loadEventLists } from '../load-events.server.ts';

/** What the page of the weekend shows at an instant (milliseconds since 1970). Throws when there are no events to serve. */
export async function loadWeekend(now: number) {
  const dates = weekendDates((await loadEventLists(now)).summaries, now);
  return { ...dates, words: weekendWords(dates) };
}
