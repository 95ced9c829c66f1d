import { loadEventLists } from '#lib/catalog/load-events.server';
import { sitemap } from '#lib/events/sitemap';
import { siteUrl } from '#lib/server/env.server';
import { LISTED_PATHS } from '#lib/site/listed-paths';

export const dynamic = 'force-static';
export const revalidate = 300;

/**
 * Responds with the sitemap: both views, both forms, the terms and every event to come, or an index of its parts. Pages of past
 * events stay, but are not listed. Not by the framework's file convention, which has either one file or parts.
 */
export async function GET(): Promise<Response> {
  const { toCome } = await loadEventLists(Date.now());
  const paths = [...LISTED_PATHS, ...toCome.map(({ id }) => `/events/${id}`)];
  return new Response(sitemap(paths, { siteUrl: siteUrl() }), {
    headers: { 'Content-Type': 'application/xml' },
  });
}
