import { replaceImage } from '#lib/device/broken-image.browser';
import { isEventCategory } from '#lib/events/event-category';
import { categoryPoster, imageSources } from '#lib/events/images/image-sources';

/** Replaces an image that failed to load by the poster of its category, once. */
export function replaceByPoster(image: HTMLImageElement) {
  const { poster = '', failed } = image.dataset;
  if (!isEventCategory(poster) || failed !== undefined) return;
  const size = image.getAttribute('width') === '640' ? 'card' : 'full';
  image.dataset.failed = '';
  replaceImage(image, imageSources(categoryPoster(poster), size));
}
