import type { PictureMeasures } from './picture-measures.ts';

type Size = { width: number; height: number };

const FIRST_CHUNK = 12;
const fourLetters = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** Size of a chunk's picture or canvas by the chunk's name; `at` is where its data starts. */
const SIZES: Record<string, { bytes: number; read: (view: DataView, at: number) => Size | undefined }> = {
  'VP8 ': {
    bytes: 10,
    read: (view, at) =>
      uint24(view, at + 3) === 0x2a019d
        ? {
            width: view.getUint16(at + 6, true) & 0x3fff,
            height: view.getUint16(at + 8, true) & 0x3fff,
          }
        : undefined,
  },
  VP8L: {
    bytes: 5,
    read: (view, at) => {
      if (view.getUint8(at) !== 0x2f) return undefined;
      const bits = view.getUint32(at + 1, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    },
  },
  VP8X: {
    bytes: 10,
    read: (view, at) => ({ width: uint24(view, at + 4) + 1, height: uint24(view, at + 7) + 1 }),
  },
  // One picture of an animation; only the first is ever shown.
  ANMF: {
    bytes: 16,
    read: (view, at) => ({ width: uint24(view, at + 6) + 1, height: uint24(view, at + 9) + 1 }),
  },
};

/**
 * The largest size that any part of a WebP names: an extended file's canvas and its pictures need not agree.
 * Undefined when its lengths lead out of the file or it holds no picture.
 */
export function readWebpHeader(view: DataView): PictureMeasures | undefined {
  if (view.byteLength < 20 || fourLetters(view, 0) !== 'RIFF') return undefined;
  const end = 8 + view.getUint32(4, true);
  if (end > view.byteLength) return undefined;
  let [width, height] = [0, 0];
  for (let at = FIRST_CHUNK; at + 8 <= end; ) {
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > end) return undefined;
    const known = SIZES[fourLetters(view, at)];
    if (known) {
      const size = length >= known.bytes ? known.read(view, at + 8) : undefined;
      if (!size) return undefined;
      width = Math.max(width, size.width);
      height = Math.max(height, size.height);
    }
    at = next;
  }
  return width > 0 ? { width, height, whole: true, scans: 1 } : undefined;
}
