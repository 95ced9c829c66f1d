import { textAt } from '../image-format.ts';

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads a few bytes of a file from a position on; fewer where it ends. */
type ReadBytes = (from: number, length: number) => Promise<Uint8Array>;

/** Where a box of this name begins at or behind `from`, after its length; -1 without one. */
function boxAt(bytes: Uint8Array, name: string, from = 0): number {
  for (
    let at = bytes.indexOf(name.charCodeAt(0), from);
    at >= 0;
    at = bytes.indexOf(name.charCodeAt(0), at + 1)
  )
    if (textAt(bytes, at) === name) return at;
  return -1;
}

/** HEIC and AVIF may have several images, each with a box `ispe` (ISO/IEC 23008-12, 6.5.3): the most pixels of one. */
function heifPixels(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let most = 0;
  for (let at = boxAt(bytes, 'ispe'); at >= 0 && at + 16 <= bytes.length; at = boxAt(bytes, 'ispe', at + 4))
    most = Math.max(most, view.getUint32(at + 8) * view.getUint32(at + 12));
  return most;
}

/** JPEG 2000 has height and width in its box `ihdr` (ISO/IEC 15444-1, I.5.3.1). */
function jp2Pixels(bytes: Uint8Array): number {
  const at = boxAt(bytes, 'ihdr');
  return at >= 0 && at + 12 <= bytes.length
    ? viewOf(bytes).getUint32(at + 4) * viewOf(bytes).getUint32(at + 8)
    : 0;
}

/** BMP: as numbers of 16 bits in the oldest header, of 12 bytes, else of 32; the height is negative from the top down. */
function bmpPixels(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  if (bytes.length < 26) return 0;
  if (view.getUint32(14, true) === 12) return view.getUint16(18, true) * view.getUint16(20, true);
  return Math.abs(view.getInt32(18, true) * view.getInt32(22, true));
}

const TIFF_WIDTH = 256;
const TIFF_HEIGHT = 257;
const TIFF_SHORT = 3;
const TIFF_LONG8 = 16;

/** Bytes of the parts of a file: TIFF 6.0 (2), and BigTIFF, whose header has four more before the first address. */
const TIFF_LAYOUTS = {
  42: { startAt: 4, address: 4, count: 2, entry: 12, valueAt: 8 },
  43: { startAt: 8, address: 8, count: 8, entry: 20, valueAt: 12 },
} as const;
/** Entries are in the order of their tags, of which few come before the width and the height. */
const MAX_TIFF_ENTRIES = 65_535;

/** TIFF has a directory of its first image, often behind the pixels. */
async function tiffPixels(bytes: Uint8Array, read: ReadBytes): Promise<number> {
  const isLittle = textAt(bytes, 0).startsWith('II');
  const layout = TIFF_LAYOUTS[viewOf(bytes).getUint16(2, isLittle) === 43 ? 43 : 42];
  const numberAt = (view: DataView, at: number, length: number) => {
    if (length === 2) return view.getUint16(at, isLittle);
    return length === 4 ? view.getUint32(at, isLittle) : Number(view.getBigUint64(at, isLittle));
  };
  if (bytes.length < layout.startAt + layout.address) return 0;
  const start = numberAt(viewOf(bytes), layout.startAt, layout.address);
  const counted = await read(start, layout.count);
  if (counted.length < layout.count) return 0;
  const count = Math.min(numberAt(viewOf(counted), 0, layout.count), MAX_TIFF_ENTRIES);
  const entries = viewOf(await read(start + layout.count, count * layout.entry));
  const sizes: Record<number, number> = {};
  for (let at = 0; at + layout.entry <= entries.byteLength; at += layout.entry) {
    const type = entries.getUint16(at + 2, isLittle);
    const length = type === TIFF_SHORT ? 2 : type === TIFF_LONG8 && layout.address === 8 ? 8 : 4;
    sizes[entries.getUint16(at, isLittle)] = numberAt(entries, at + layout.valueAt, length);
  }
  return (sizes[TIFF_WIDTH] ?? 0) * (sizes[TIFF_HEIGHT] ?? 0);
}

/** Widths by their heights that JPEG XL names instead of a width, by their numbers (ISO/IEC 18181-1, D.2). */
const JXL_RATIOS = [0, 1, 12 / 10, 4 / 3, 3 / 2, 16 / 9, 5 / 4, 2];
/** Bits of a side, by the two bits before it. */
const JXL_BITS = [9, 13, 18, 30];

/** JPEG XL begins with its size, bit by bit, the lowest first (ISO/IEC 18181-1, D.2). */
function jxlPixels(bytes: Uint8Array): number {
  // In a file of boxes it begins in `jxlc`, or in the first `jxlp` after a number of four bytes.
  const [whole, part] = [boxAt(bytes, 'jxlc'), boxAt(bytes, 'jxlp')];
  const start = whole >= 0 ? whole + 4 : part >= 0 ? part + 8 : 0;
  let at = (start + 2) * 8;
  const bits = (count: number) => {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1, at += 1)
      value += (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) * 2 ** bit;
    return value;
  };
  const isSmall = bits(1) === 1;
  const side = () => (isSmall ? (bits(5) + 1) * 8 : bits(JXL_BITS[bits(2)] ?? 0) + 1);
  const height = side();
  const ratio = JXL_RATIOS[bits(3)] ?? 0;
  return height * (ratio > 0 ? Math.floor(height * ratio) : side());
}

const startsWith = (bytes: Uint8Array, ...numbers: number[]) =>
  numbers.every((number, at) => bytes[at] === number);

/** 'II' or 'MM', then 42, or 43 for BigTIFF, in that order of bytes. */
const TIFF_BEGINNINGS = [42, 43].flatMap((number) => [
  [0x49, 0x49, number, 0],
  [0x4d, 0x4d, 0, number],
]);

/**
 * The pixels of an image in HEIC, AVIF, BMP, TIFF, JPEG XL or JPEG 2000, by its first bytes and, where its size is further
 * behind, by what `read` gives. 0 where it does not say.
 */
export async function pixelCount(bytes: Uint8Array, read: ReadBytes): Promise<number> {
  if (startsWith(bytes, 0x42, 0x4d)) return bmpPixels(bytes);
  if (TIFF_BEGINNINGS.some((beginning) => startsWith(bytes, ...beginning))) return tiffPixels(bytes, read);
  if (startsWith(bytes, 0xff, 0x0a) || textAt(bytes, 4) === 'JXL ') return jxlPixels(bytes);
  return textAt(bytes, 4) === 'jP  ' ? jp2Pixels(bytes) : heifPixels(bytes);
}
