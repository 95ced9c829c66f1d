'use client';

import { useEffect } from 'react';
import { isBrokenImage, replaceImage } from '#lib/device/broken-image.browser';
import { isEventCategory } from '#lib/events/event-category';
import { categoryPoster, pictureSources } from '#lib/events/picture-sources';

/** Puts the category's poster in the place of a picture that could not be loaded. */
function mend(image: EventTarget | null) {
  if (!(image instanceof HTMLImageElement)) return;
  const { poster = '', mended } = image.dataset;
  if (!isEventCategory(poster) || mended !== undefined) return;
  const size = image.getAttribute('width') === '640' ? 'card' : 'full';
  image.dataset.mended = '';
  replaceImage(image, pictureSources(categoryPoster(poster), size));
}

/**
 * Replaces event pictures that do not load by the poster of their category: one listener for all pictures of the
 * page, because a sheet may name any host and a list hundreds of pictures. Place it once.
 */
export function PictureMender() {
  useEffect(() => {
    const mendFailed = ({ target }: Event) => mend(target);
    // Errors of pictures do not bubble, so they are caught on their way down.
    document.addEventListener('error', mendFailed, true);
    // Some failed before this script was there.
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-poster]'))
      if (isBrokenImage(image)) mend(image);
    return () => document.removeEventListener('error', mendFailed, true);
  }, []);
  return null;
}
