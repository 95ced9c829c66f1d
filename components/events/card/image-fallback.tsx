'use client';

import { useEffect } from 'react';
import { isBrokenImage, replaceImage } from '#lib/device/broken-image.browser';
import { isEventCategory } from '#lib/events/event-category';
import { categoryPoster, imageSources } from '#lib/events/images/image-sources';

/** Replaces an image that failed to load by the poster of its category, once. */
function replaceByPoster(image: EventTarget | null) {
  if (!(image instanceof HTMLImageElement)) return;
  const { poster = '', failed } = image.dataset;
  if (!isEventCategory(poster) || failed !== undefined) return;
  const size = image.getAttribute('width') === '640' ? 'card' : 'full';
  image.dataset.failed = '';
  replaceImage(image, imageSources(categoryPoster(poster), size));
}

/**
 * Replaces event images that fail to load by the poster of their category. One listener for the whole page, because a
 * list may have hundreds of images. Rendered once, in the layout.
 */
export function ImageFallback() {
  useEffect(() => {
    const onError = ({ target }: Event) => replaceByPoster(target);
    // Image errors do not bubble, so the listener captures them.
    document.addEventListener('error', onError, true);
    // Some have failed before this script was loaded.
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-poster]'))
      if (isBrokenImage(image)) replaceByPoster(image);
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}
