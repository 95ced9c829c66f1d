import type { ImageHeader } from './image-header.ts';

/** Milliseconds of a processor for any image: the process of the decoder, and the WebP files. */
const BASE_MS = 400;

/**
 * Milliseconds of a processor for a million pixels (for PNG: bytes), as measured. `whole` is progressive or interlaced.
 * JPEG is scaled down while it is decoded; WebP and PNG are not, and interlaced PNG is decoded in seven passes.
 */
const MS_PER_MILLION = {
  jpeg: { rows: 5, whole: 25 },
  webp: { rows: 10, whole: 10 },
  png: { rows: 10, whole: 20 },
} as const;

/** Estimates what it costs to decode an image, in milliseconds: a phone's photo about 420, the dearest PNG 1,400. */
const costOf = ({ format, width, height, whole, bytesPerPixel }: ImageHeader): number => {
  const amount = width * height * (format === 'png' ? bytesPerPixel : 1);
  return BASE_MS + (MS_PER_MILLION[format][whole ? 'whole' : 'rows'] * amount) / 1_000_000;
};

/**
 * What an image counts in the queue of the decoder: about 1 for a phone's photo. The square of its cost, so that photos
 * go before most of the dear images of many networks, and not only before their share.
 */
export const decodeWeight = (image: ImageHeader): number => (costOf(image) / BASE_MS) ** 2;
