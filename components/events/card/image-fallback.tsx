'use client';

import { useEffect } from 'react';

const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0;

/** The code is loaded when an image fails; without a signal neither it nor a poster would come. */
const replace = (image: HTMLImageElement) =>
  void import('./replace-by-poster.ts').then(
    ({ replaceByPoster }) => replaceByPoster(image),
    () => {},
  );

/**
 * Replaces event images that fail to load by the poster of their category. One listener for the whole page, because a
 * list may have hundreds of images. Rendered once, in the layout.
 */
export function ImageFallback() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.dataset.poster) replace(target);
    };
    // Image errors do not bubble, so the listener captures them.
    document.addEventListener('error', onError, true);
    // Some have failed before this script was loaded.
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-poster]'))
      if (hasFailed(image)) replace(image);
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}
