import { type SentFormat, sentFormat } from './image-format.ts';
import { readJpegHeader } from './jpeg-header.ts';

/** What is read from an image's bytes without decoding pixels. */
export type ImageHeader = {
  format: SentFormat;
  width: number;
  height: number;
  /** Whether the decoder needs the whole image in memory: progressive, interlaced, or WebP. */
  whole: boolean;
  /** The number of scans; 1 except for progressive JPEG. */
  scans: number;
  /** Of the decoded image: 8 for a PNG with four channels of 16 bits. */
  bytesPerPixel: number;
};

type Dimensions = Omit<ImageHeader, 'format'>;

const fourCharacters = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** Channels of a PNG by its colour type; a palette becomes red, green, blue and alpha. */
const PNG_CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

/** The first chunk of a PNG is its header, always of the same length (PNG, 11.2.1 and 11.2.2). */
function readPngHeader(view: DataView): Dimensions | undefined {
  if (view.byteLength < 33 || fourCharacters(view, 12) !== 'IHDR') return undefined;
  const channels = PNG_CHANNELS[view.getUint8(25)];
  if (!channels) return undefined;
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    whole: view.getUint8(28) !== 0,
    scans: 1,
    // Less than a byte is decoded to one.
    bytesPerPixel: channels * (view.getUint8(24) > 8 ? 2 : 1),
  };
}

/** Readers of the size of a WebP image or canvas, by the name of its first chunk (RFC 9649, 2.4 to 2.7). */
const WEBP_SIZES: Record<string, (view: DataView) => { width: number; height: number }> = {
  'VP8 ': (view) => ({
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  }),
  VP8L: (view) => {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  // The decoder refuses an image whose size differs from its canvas.
  VP8X: (view) => ({ width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }),
};

function readWebpHeader(view: DataView): Dimensions | undefined {
  const size = view.byteLength < 30 ? undefined : WEBP_SIZES[fourCharacters(view, 12)]?.(view);
  return size && { ...size, whole: true, scans: 1, bytesPerPixel: 4 };
}

const READERS = { jpeg: readJpegHeader, png: readPngHeader, webp: readWebpHeader } as const;

/**
 * Reads the header of a JPEG, PNG or WebP, whatever its file name; else returns whether it is of another type or
 * broken. Damage behind the header is found by the decoder, in its own process. Never throws.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | 'wrong-type' | 'broken' {
  const format = sentFormat(bytes);
  if (!format) return 'wrong-type';
  const dimensions = READERS[format](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return dimensions ? { format, ...dimensions } : 'broken';
}
