import { optimizedImage } from '#lib/uploads/image-address';
import type { EventCategory } from './event-category.ts';

/**
 * Addresses of one picture: `avif` and `webp` are lists for `srcset` where we made the picture ourselves, `src` is
 * one that every browser reads.
 */
export type PictureSources = { avif?: string; webp?: string; src: string };

const OUR_OWN = /^\/images\/(events|categories)\/([a-z0-9-]+)\.webp$/;

/** The drawing that stands in for a picture an event does not have: '/images/categories/food.webp' */
export const categoryPoster = (category: EventCategory) => `/images/categories/${category}.webp`;

/**
 * Our own drawings exist in several sizes and formats beside each other, an uploaded picture has one for cards; any
 * other picture is shown as it is.
 */
export function pictureSources(url: string, size: 'card' | 'full'): PictureSources {
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
