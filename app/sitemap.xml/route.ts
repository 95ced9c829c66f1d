import { listedPages } from '#lib/catalog/landing/listed-pages.server';
import { sitemap } from '#lib/events/sitemap';
import { siteUrl } from '#lib/server/env.server';

export const dynamic = 'force-static';
export const revalidate = 300;

/**
 * Responds with the sitemap, or with an index of its parts. Not by the framework's file convention, which has either one file
 * or parts.
 */
export async function GET(): Promise<Response> {
  return new Response(sitemap(await listedPages(Date.now()), { siteUrl: siteUrl() }), {
    headers: { 'Content-Type': 'application/xml' },
  });
}
