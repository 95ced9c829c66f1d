import 'client-only';
import { STOCK_PICTURE, slidePicture } from '#lib/site/sponsors';

/** Puts the stock picture in the place of one that is broken; once, should the stock picture be broken too. */
export function showStockPicture(image: HTMLImageElement) {
  if (image.dataset.stock) return;
  image.dataset.stock = 'shown';
  const { avif = '', src } = slidePicture(STOCK_PICTURE);
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.srcset = avif;
  // The old words describe a picture that is not there.
  image.alt = '';
  image.src = src;
}

/** Whether a picture failed before anybody listened. */
export const isBroken = (image: HTMLImageElement) =>
  image.complete && image.currentSrc !== '' && image.naturalWidth === 0;
