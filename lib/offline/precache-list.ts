import { staticParts } from './page-copy.ts';

type Entry = { url: string; revision: string | null };

/** What a worker fetches when it is installed: the offline page, the files of the build it asks for, its drawing. */
export function precacheList(html: string, digest: (path: string) => string): Entry[] {
  const drawings = ['/images/spots/offline.svg', '/images/icons.svg', '/images/mark.svg'];
  return [
    { url: '/offline', revision: digest('/offline') },
    ...drawings.map((url) => ({ url, revision: digest(url) })),
    // Their names change with their content.
    ...staticParts(html).map((url) => ({ url, revision: null })),
  ];
}
