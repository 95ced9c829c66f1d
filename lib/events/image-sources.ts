import { optimizedImage } from '#lib/uploads/image-address';
import type { EventCategory } from './event-category.ts';

/**
 * The addresses of one image: `avif` and `webp` are lists for `srcset`, only for images of our own; `src` is
 * supported by every browser.
 */
export type ImageSources = { avif?: string; webp?: string; src: string };

const OUR_OWN = /^\/images\/(events|categories)\/([a-z0-9-]+)\.webp$/;

/** The poster of a category, shown for an event without an image: '/images/categories/food.webp' */
export const categoryPoster = (category: EventCategory) => `/images/categories/${category}.webp`;

/**
 * The sources of an image: our own images exist in several sizes and formats, an uploaded one has a version for cards,
 * any other image is used as it is.
 */
export function imageSources(url: string, size: 'card' | 'full'): ImageSources {
  const [, folder, name] = OUR_OWN.exec(url) ?? [];
  if (!name) return { src: size === 'card' ? optimizedImage(url) : url };
  const base = `/images/${folder}/${name}`;
  if (size === 'card') return { avif: `${base}-640.avif`, src: `${base}-640.webp` };
  return {
    avif: `${base}-640.avif 640w, ${base}-1280.avif 1280w, ${base}-1920.avif 1920w`,
    webp: `${base}-640.webp 640w, ${base}.webp 1280w, ${base}-1920.webp 1920w`,
    src: `${base}.webp`,
  };
}
