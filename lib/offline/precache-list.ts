import { staticAssetsIn } from './cached-page.ts';
import { OFFLINE_PAGE } from './offline-page.ts';

type Entry = { url: string; revision: string | null };

type BuildFiles = {
  /** A digest of the content of a file without a hash in its name. */
  digest: (path: string) => string;
  /** The text of a style sheet of the build. */
  styles: (path: string) => string;
};

/** Paths of the fonts that a style sheet refers to, relative to its own path as the build writes them. */
const fontsIn = (css: string, path: string): string[] =>
  [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(
    ([, font = '']) => new URL(font, `https://site${path}`).pathname,
  );

/**
 * What the service worker precaches at install: the offline page, its images and the build files it refers to; the fonts
 * are named by its style sheets.
 */
export function precacheList(html: string, { digest, styles }: BuildFiles): Entry[] {
  const images = ['/images/spots/offline.svg', '/images/icons.svg', '/images/mark.svg'];
  const assets = staticAssetsIn(html);
  const fonts = assets.filter((path) => path.endsWith('.css')).flatMap((path) => fontsIn(styles(path), path));
  return [
    { url: OFFLINE_PAGE, revision: digest(OFFLINE_PAGE) },
    ...images.map((url) => ({ url, revision: digest(url) })),
    // No revision: their names contain a hash of their content.
    ...[...new Set([...assets, ...fonts])].map((url) => ({ url, revision: null })),
  ];
}
