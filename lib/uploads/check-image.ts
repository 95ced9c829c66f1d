import { type ImageHeader, readImageHeader } from './image-header.ts';
import { withoutExtraChunks } from './png-chunks.ts';
import {
  EMPTY_FILE,
  INTERLACED,
  MAX_PIXELS,
  TOO_LARGE,
  TOO_MANY_PIXELS,
  UNREADABLE,
  UPLOAD_MAX_BYTES,
  WRONG_TYPE,
} from './upload-rules.ts';

/** Most pixels of a JPEG or WebP that is decoded as a whole. */
const MAX_WHOLE_PIXELS = 25_000_000;
/**
 * Limits of a PNG, whose decoder cannot leave out rows: most bytes when decoded, two seconds of a processor, and of an
 * interlaced one, which costs twice as much and which no phone or camera makes, most pixels and bytes.
 */
const MAX_PNG_BYTES = 100_000_000;
const MAX_INTERLACED_PIXELS = 12_000_000;
const MAX_INTERLACED_BYTES = 50_000_000;
/** Longest side, in pixels. */
const MAX_SIDE = 12_000;
/**
 * Most scans of a JPEG. Encoders write about ten; each further one costs the decoder a pass over all pixels for a few
 * bytes (libjpeg-turbo, 'Two Issues with the JPEG Standard', LJT-01-003).
 */
const MAX_SCANS = 60;

export type CheckedImage = ImageHeader & { bytes: Uint8Array };
type ImageProblem = { status: 400 | 413 | 415 | 422; sentence: string };

const refuse = (status: ImageProblem['status'], sentence: string): ImageProblem => ({ status, sentence });

/** The sentence for an image with more pixels than its kind may have; undefined when it has not. */
function pixelProblem({ format, width, height, whole, bytesPerPixel }: ImageHeader): string | undefined {
  const pixels = width * height;
  const bytes = pixels * bytesPerPixel;
  if (Math.max(width, height) > MAX_SIDE || pixels > MAX_PIXELS) return TOO_MANY_PIXELS;
  if (format !== 'png') return whole && pixels > MAX_WHOLE_PIXELS ? TOO_MANY_PIXELS : undefined;
  if (whole && (pixels > MAX_INTERLACED_PIXELS || bytes > MAX_INTERLACED_BYTES)) return INTERLACED;
  return bytes > MAX_PNG_BYTES ? TOO_MANY_PIXELS : undefined;
}

/**
 * Checks by its bytes alone whether an image may be passed to the decoder; else returns what is wrong with it. Refuses
 * images that would be too expensive to decode; damaged ones are found by the decoder.
 */
export function checkImage(bytes: Uint8Array): CheckedImage | ImageProblem {
  if (bytes.length === 0) return refuse(400, EMPTY_FILE);
  if (bytes.length > UPLOAD_MAX_BYTES) return refuse(413, TOO_LARGE);
  const header = readImageHeader(bytes);
  if (header === 'wrong-type') return refuse(415, WRONG_TYPE);
  if (header === 'broken' || header.width === 0 || header.height === 0) return refuse(422, UNREADABLE);
  const tooMany = pixelProblem(header);
  if (tooMany) return refuse(422, tooMany);
  if (header.scans > MAX_SCANS) return refuse(422, UNREADABLE);
  const decodable = header.format === 'png' ? withoutExtraChunks(bytes) : bytes;
  return decodable ? { ...header, bytes: decodable } : refuse(422, UNREADABLE);
}
