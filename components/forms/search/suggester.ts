import { searchRequestFrom } from '#lib/events/filters/search-request';
import type { Calendar } from '#lib/questions/find-events-for-question';
import { loadCalendar } from '#lib/questions/load-calendar.browser';
import { type SearchSuggestions, suggestionsFor } from '#lib/questions/search-suggestions';
import { clockNow } from '#lib/time/clock.browser';
import { MINUTE_MS } from '#lib/time/durations';

// The code that suggests, one chunk with what shows it: loaded when a search is first focused.
export { SuggestionList } from './suggestion-list.tsx';

/** As long as a page of events is served before it is rendered anew. */
const CALENDAR_MAX_AGE_MS = 5 * MINUTE_MS;

// Module state: searches are mounted anew on every page, and the events are loaded once for all of them.
let latest: { calendar: Promise<Calendar>; at: number } | undefined;

/** All events to come, those of a few minutes ago included; rejects when they do not arrive. */
export function loadSuggestedCalendar(now = Date.now()): Promise<Calendar> {
  if (latest && now - latest.at < CALENDAR_MAX_AGE_MS) return latest.calendar;
  const loading = { calendar: loadCalendar(), at: now };
  latest = loading;
  loading.calendar.catch(() => {
    if (latest === loading) latest = undefined;
  });
  return loading.calendar;
}

/** The suggestions for the search of an address, '?q=drums'; undefined when the events do not arrive. */
export async function loadSuggestions(
  search: string,
  here: string | undefined,
): Promise<SearchSuggestions | undefined> {
  const calendar = await loadSuggestedCalendar().catch(() => undefined);
  return calendar && suggestionsFor(searchRequestFrom(search).filters, calendar, clockNow(), here);
}
