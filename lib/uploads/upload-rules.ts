import { MINUTE_MS } from '#lib/time/durations';

/** Largest image that may be uploaded, in bytes. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** Largest multipart body, in bytes: the image with its boundaries and headers. */
export const UPLOAD_MAX_BODY_BYTES = UPLOAD_MAX_BYTES + 64 * 1024;
/** Longest upload in milliseconds, on a slow line. */
export const UPLOAD_TIMEOUT_MS = 5 * MINUTE_MS;

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/**
 * For `accept` of a file input. Safari converts what is not in the list to the first format of it, so HEIC and `image/*` are
 * left out; AVIF is offered, as browsers open it.
 */
export const IMAGE_ACCEPT = [...IMAGE_TYPES, 'image/avif'].join(',');

/** Hours after which an image is deleted that no submission claimed. */
export const UNCLAIMED_IMAGE_HOURS = 24;

/** Images beside the cover image. */
export const MAX_ADDITIONAL_IMAGES = 4;

/** Most pixels of an image. */
export const MAX_PIXELS = 50_000_000;

/** Longest side of a stored image, in pixels. */
export const IMAGE_MAX_SIDE = 1920;

export const WRONG_TYPE = 'Invalid file type. Only JPEG, PNG, and WebP images are allowed.';
/** The sentences for an image that the browser can't open: the specified one, then which file it is and what to do. */
export const notOpened = (name: string) =>
  `${WRONG_TYPE} This browser can’t open “${name}”. Choose it on the phone that took it, or save it as a JPEG first.`;
export const TOO_LARGE = 'File size too large. Please choose an image under 10MB.';
export const EMPTY_FILE = 'This file is empty. Please choose another image.';
export const TOO_MANY_PIXELS = 'This image has too many pixels. Please choose a smaller one.';
export const UNREADABLE = 'This image is damaged and cannot be opened. Please choose another one.';
export const TOO_COSTLY = 'This image takes too long to open. Please choose a simpler or smaller one.';
export const INTERLACED =
  'This image is interlaced and has too many pixels. Save it without interlacing, or choose a smaller one.';
export const BUSY = 'Many images are arriving just now. Try again in a few seconds.';
export const NO_ROOM =
  'There is no room for more images just now. Submit without this image, or try again later.';
export const FILE_CHANGED = 'This picture can’t be read any more. Choose it again.';
export const UNKNOWN_FAILURE = 'Unknown upload error occurred';
/** 'Upload failed with status 502' */
export const failedWithStatus = (status: number) => `Upload failed with status ${status}`;

/** What devices declare of files of which they know no type. */
const UNKNOWN_TYPES = ['', 'application/octet-stream'];
/** Whether the content alone says what a file is. */
const isUnknownType = (type: string): boolean => UNKNOWN_TYPES.includes(type);

/** What devices declare of files that may be such an image: the content decides. */
const MAYBE_TYPES = new Set<string>([
  ...IMAGE_TYPES,
  ...UNKNOWN_TYPES,
  ...['image/jpg', 'image/pjpeg', 'image/jfif', 'image/x-png'],
]);

/**
 * What is wrong with a chosen file, by its declared type and size; undefined when nothing is. Whether it is an image is
 * found by its content, at the server.
 */
export function fileProblem({ type, size }: { type: string; size: number }): string | undefined {
  if (!MAYBE_TYPES.has(type.toLowerCase())) return WRONG_TYPE;
  if (size > UPLOAD_MAX_BYTES) return TOO_LARGE;
  return size === 0 ? EMPTY_FILE : undefined;
}

/**
 * Whether an image is declared to be in another format than those that are sent, which a browser may open. Not GIF, whose
 * motion would be lost, nor SVG, which is no image of a camera and may have a script.
 */
export const isOtherFormat = (type: string): boolean =>
  /^image\/(?:avif|hei[cf]|bmp|x-ms-bmp|tiff|jxl|jp2)/i.test(type);

/** Whether a chosen file is, or by its declared type may be, in a format that has to be converted. */
export const mayBeConverted = ({ type }: { type: string }): boolean =>
  isOtherFormat(type) || isUnknownType(type);

/** `fileProblem` of a file that may also be in another format than those that are sent. */
export const chosenFileProblem = ({ type, size }: { type: string; size: number }): string | undefined =>
  fileProblem({ type: isOtherFormat(type) ? '' : type, size });
