import 'client-only';
import { replaceImage } from '#lib/device/broken-image.browser';
import { FALLBACK_SLIDE_IMAGE, slideImage } from '#lib/site/sponsors';

/** Puts the stock picture in the place of one that is broken; once, should the stock picture be broken too. */
export function showStockPicture(image: HTMLImageElement) {
  if (image.dataset.stock) return;
  image.dataset.stock = 'shown';
  // The old words describe a picture that is not there.
  image.alt = '';
  replaceImage(image, slideImage(FALLBACK_SLIDE_IMAGE));
}
