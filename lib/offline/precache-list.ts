import { staticAssetsIn } from './cached-page.ts';

type Entry = { url: string; revision: string | null };

/** What the service worker precaches at install: the offline page, its images and the build files it refers to. */
export function precacheList(html: string, digest: (path: string) => string): Entry[] {
  const images = ['/images/spots/offline.svg', '/images/icons.svg', '/images/mark.svg'];
  return [
    { url: '/offline', revision: digest('/offline') },
    ...images.map((url) => ({ url, revision: digest(url) })),
    // No revision: their names contain a hash of their content.
    ...staticAssetsIn(html).map((url) => ({ url, revision: null })),
  ];
}
