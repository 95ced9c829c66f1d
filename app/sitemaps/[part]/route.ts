import { listedPages } from '#lib/catalog/landing/listed-pages.server';
import { sitemapPart } from '#lib/events/sitemap';
import { siteUrl } from '#lib/server/env.server';

// Not cached here: made-up names would fill the cache, and a part is a megabyte that is made in milliseconds.
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ part: string }> };

/** Responds with a part of a sitemap that is too large for one file: /sitemaps/1.xml */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const pages = await listedPages(Date.now());
  const part = sitemapPart((await params).part, pages, { siteUrl: siteUrl() });
  if (part === undefined)
    return new Response('There is no such part of the sitemap.', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
    });
  return new Response(part, {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=0, s-maxage=300' },
  });
}
