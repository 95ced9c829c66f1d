import { readJpegHeader } from './jpeg-header.ts';

type PictureFormat = 'jpeg' | 'png' | 'webp';

/** What a picture's own bytes say of it, read without decoding a pixel. */
export type PictureHeader = {
  format: PictureFormat;
  width: number;
  height: number;
  /** Whether the decoder must hold the whole picture at once: progressive, interlaced, or WebP. */
  whole: boolean;
  /** How often the data passes over the picture; 1 but for progressive JPEG. */
  scans: number;
};

type Measures = Omit<PictureHeader, 'format'>;

const letters = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** The first chunk of a PNG is its header, always of the same length (PNG, 11.2.1). */
function readPngHeader(view: DataView): Measures | undefined {
  if (view.byteLength < 33 || letters(view, 12) !== 'IHDR') return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20), whole: view.getUint8(28) !== 0, scans: 1 };
}

/** By the name of a WebP's first chunk: the size of its picture or canvas (RFC 9649, 2.4 to 2.7). */
const WEBP_SIZES: Record<string, (view: DataView) => { width: number; height: number }> = {
  'VP8 ': (view) => ({
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  }),
  VP8L: (view) => {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  // The decoder refuses a picture that does not fit its canvas.
  VP8X: (view) => ({ width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }),
};

function readWebpHeader(view: DataView): Measures | undefined {
  const size = view.byteLength < 30 ? undefined : WEBP_SIZES[letters(view, 12)]?.(view);
  return size && { ...size, whole: true, scans: 1 };
}

const SIGNATURES = [
  { format: 'jpeg', at: 0, bytes: [0xff, 0xd8, 0xff], read: readJpegHeader },
  { format: 'png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], read: readPngHeader },
  { format: 'webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50], read: readWebpHeader },
] as const;

/**
 * What a JPEG, PNG or WebP says of itself, whatever the file is called; or why it says nothing: it is none of the
 * three, or broken. Whether the rest of it is sound, the decoder finds out in its own process. Never throws.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | 'wrong-type' | 'broken' {
  const known = SIGNATURES.find((signature) =>
    signature.bytes.every((byte, index) => bytes[signature.at + index] === byte),
  );
  if (!known) return 'wrong-type';
  const measures = known.read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return measures ? { format: known.format, ...measures } : 'broken';
}
