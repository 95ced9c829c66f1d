import 'client-only';
import { replacePicture } from '#lib/device/broken-picture.browser';
import { STOCK_PICTURE, slidePicture } from '#lib/site/sponsors';

/** Puts the stock picture in the place of one that is broken; once, should the stock picture be broken too. */
export function showStockPicture(image: HTMLImageElement) {
  if (image.dataset.stock) return;
  image.dataset.stock = 'shown';
  // The old words describe a picture that is not there.
  image.alt = '';
  replacePicture(image, slidePicture(STOCK_PICTURE));
}
