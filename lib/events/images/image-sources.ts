import { optimizedImage } from '#lib/uploads/image-address';
import type { EventCategory } from '../event-category.ts';

/**
 * The addresses of one image: `avif` and `webp` are lists for `srcset`, only for images of our own; `src` is
 * supported by every browser.
 */
export type ImageSources = { avif?: string; webp?: string; src: string };

const OUR_OWN = /^\/images\/(events|celebrations|categories)\/([a-z0-9-]+)\.webp$/;

/** A poster in another colourway than the first: it exists in fewer sizes, because there are seven of each. */
const COLOURED = /^\/images\/categories\/[a-z]+-c\d$/;

/** A celebration's scene exists for cards, and once at the width of 1280 for previews: its page shows it as a card does. */
const OF_CELEBRATION = /^\/images\/celebrations\//;

/**
 * The poster of a category, in the first of its colourways or another: '/images/categories/food.webp' and
 * '/images/categories/food-c3.webp'. `npm run artwork -w art` makes them.
 */
export const categoryPoster = (category: EventCategory, colourway = 0) =>
  `/images/categories/${category}${colourway === 0 ? '' : `-c${colourway}`}.webp`;

/**
 * Whether an image is at an address of somebody else. What is stored here is opaque, as a transparent upload gets its
 * ground; another may be transparent.
 */
export const isAtOtherHost = (url: string): boolean => !url.startsWith('/') && optimizedImage(url) === url;

/**
 * The sources of an image: our own images exist in several sizes and formats, an uploaded one has a version for cards,
 * any other image is used as it is.
 */
export function imageSources(url: string, size: 'card' | 'full'): ImageSources {
  const [, folder, name] = OUR_OWN.exec(url) ?? [];
  if (!name) return { src: size === 'card' ? optimizedImage(url) : url };
  const base = `/images/${folder}/${name}`;
  const isColoured = COLOURED.test(base);
  if (size === 'card') return { avif: `${base}-640.avif`, src: isColoured ? url : `${base}-640.webp` };
  if (isColoured || OF_CELEBRATION.test(base)) return { src: url };
  return {
    avif: `${base}-640.avif 640w, ${base}-1280.avif 1280w, ${base}-1920.avif 1920w`,
    webp: `${base}-640.webp 640w, ${base}.webp 1280w, ${base}-1920.webp 1920w`,
    src: `${base}.webp`,
  };
}
