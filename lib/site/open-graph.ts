import { HERO_SUBTITLE, HERO_TITLE, SITE_NAME } from './site.ts';

type Shared = { title: string; description: string; url: string; image?: { url: string; alt: string } };

const SITE_IMAGE = { url: '/preview.jpg', alt: `${HERO_TITLE}: ${HERO_SUBTITLE}` };

/** The metadata of a page for search engines, at its one address. */
export const pageMetadata = (shared: Shared) => ({
  title: shared.title,
  description: shared.description,
  alternates: { canonical: shared.url },
  openGraph: openGraph(shared),
});

/** The Open Graph metadata of a page. Complete, because a page's metadata replaces the layout's rather than extending it. */
export function openGraph({ title, description, url, image = SITE_IMAGE }: Shared) {
  return {
    siteName: SITE_NAME,
    type: 'website' as const,
    locale: 'en_BZ',
    title,
    description,
    url,
    images: [{ ...image, width: 1200, height: 630, type: 'image/jpeg' }],
  };
}
