import { thumbnailImage } from '#lib/uploads/image-address';

/** Our own drawings that a slide may show instead of an image of its own. */
export const SLIDE_DRAWINGS = [
  { path: '/images/sponsors/shop-front.webp', label: 'Shop front' },
  { path: '/images/sponsors/food-stall.webp', label: 'Food stall' },
  { path: '/images/sponsors/raised-house.webp', label: 'House on posts' },
  { path: '/images/sponsors/reach-diaspora.webp', label: 'Lights over the sea' },
  { path: '/images/sponsors/your-place.webp', label: 'Blank board' },
] as const;

/** Whether an image is one of our drawings, and no upload. */
export const isSlideDrawing = (image: string) => SLIDE_DRAWINGS.some(({ path }) => path === image);

/** A small version of a slide's image, for lists of moderators; '' where the image was deleted. */
export const slideThumbnail = (image: string) =>
  isSlideDrawing(image) ? image.replace(/\.webp$/, '-640.webp') : thumbnailImage(image);
