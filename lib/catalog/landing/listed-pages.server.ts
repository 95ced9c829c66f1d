import 'server-only';
import { CELEBRATION_PATHS } from '#lib/celebrations/celebrations.server';
import { categoryWays } from '#lib/landing/event-ways';
import { MONTH_PATHS } from '#lib/landing/landing-address';
import { LISTED_PATHS } from '#lib/site/listed-paths';
import { loadEventLists } from '../load-events.server.ts';
import { servedCategories } from './served-categories.server.ts';

/**
 * The paths of all pages that search engines should know at an instant (milliseconds since 1970): views, forms, celebrations,
 * months, categories with a page and every event to come. Pages of past events stay, but are not listed. Throws when there are no events to serve.
 */
export async function listedPages(now: number): Promise<string[]> {
  const { toCome } = await loadEventLists(now);
  return [
    ...LISTED_PATHS,
    ...CELEBRATION_PATHS,
    ...MONTH_PATHS,
    ...categoryWays(await servedCategories(now)).map(({ href }) => href),
    ...toCome.map(({ id }) => `/events/${id}`),
  ];
}
