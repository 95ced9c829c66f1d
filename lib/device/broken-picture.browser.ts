import 'client-only';

/** Whether a picture failed before anybody listened. */
export const isBroken = (image: HTMLImageElement) =>
  image.complete && image.currentSrc !== '' && image.naturalWidth === 0;

/** Shows another picture in the place of one that failed, in all formats its element offers. */
export function replacePicture(
  image: HTMLImageElement,
  { avif = '', webp = '', src }: { avif?: string; webp?: string; src: string },
) {
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.srcset = avif;
  image.srcset = webp;
  image.src = src;
}
