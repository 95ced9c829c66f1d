import 'server-only';
import { indexablePaths } from '#lib/landing/indexable-paths.server';
import { belizeDay } from '#lib/time/calendar-day';
import { loadEvents } from '../load-events.server.ts';

/**
 * The paths of all pages that search engines should know at an instant (milliseconds since 1970), of which the sitemap is
 * made. Throws when there are no events to serve.
 */
export async function listedPages(now: number): Promise<string[]> {
  const { events } = await loadEvents();
  return indexablePaths(events, belizeDay(now));
}
