import 'client-only';

/** Whether an image failed to load, for images that failed before an error listener was attached. */
export const isBrokenImage = (image: HTMLImageElement) =>
  image.complete && image.currentSrc !== '' && image.naturalWidth === 0;

/** Replaces an image that failed by another one, in all formats its `<picture>` element offers. */
export function replaceImage(
  image: HTMLImageElement,
  { avif = '', webp = '', src }: { avif?: string; webp?: string; src: string },
) {
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.srcset = avif;
  image.srcset = webp;
  image.src = src;
}
