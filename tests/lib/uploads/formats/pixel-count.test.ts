import { describe, expect, test } from '@jest/globals';
import { pixelCount } from '#lib/uploads/formats/pixel-count';
import { FORMAT_BYTES } from '#lib/uploads/image-format';
import { someImage } from '../../../support/images/images.ts';

/** The pixels that a file says it has, of which only what is asked for is read. */
const pixelsOf = (file: Buffer) =>
  pixelCount(
    new Uint8Array(file.subarray(0, FORMAT_BYTES)),
    async (from, length) => new Uint8Array(file.subarray(from, from + length)),
  );

/** A box of HEIC or JPEG 2000: its length, its name, its content. */
function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeInt32BE(value, at * 4);
  return bytes;
};
const BRANDS = box('ftyp', Buffer.from('heic\0\0\0\0mif1', 'latin1'));

function bmp(headerBytes: 12 | 40, width: number, height: number): Buffer {
  const bytes = Buffer.alloc(14 + headerBytes);
  bytes.write('BM', 'latin1');
  bytes.writeUInt32LE(headerBytes, 14);
  if (headerBytes === 12) {
    bytes.writeUInt16LE(width, 18);
    bytes.writeUInt16LE(height, 20);
  } else {
    bytes.writeInt32LE(width, 18);
    bytes.writeInt32LE(height, 22);
  }
  return bytes;
}

/** A TIFF with its directory behind so many bytes; its width is a short number, its height a long one. */
function tiff(order: 'II' | 'MM', behind: number, width: number, height: number): Buffer {
  const bytes = Buffer.alloc(8 + behind + 2 + 24);
  const isLittle = order === 'II';
  const write16 = (value: number, at: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const write32 = (value: number, at: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  bytes.write(order, 'latin1');
  write16(42, 2);
  const start = 8 + behind;
  write32(start, 4);
  write16(2, start);
  for (const [place, [tag, type]] of (
    [
      [256, 3],
      [257, 4],
    ] as const
  ).entries()) {
    write16(tag, start + 2 + place * 12);
    write16(type, start + 4 + place * 12);
    write32(1, start + 6 + place * 12);
  }
  write16(width, start + 10);
  write32(height, start + 22);
  return bytes;
}

/** A BigTIFF with its directory behind so many bytes; its width is a short number, its height one of eight bytes. */
function bigTiff(order: 'II' | 'MM', behind: number, width: number, height: number): Buffer {
  const bytes = Buffer.alloc(16 + behind + 8 + 40);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isLittle = order === 'II';
  const start = 16 + behind;
  bytes.write(order, 'latin1');
  view.setUint16(2, 43, isLittle);
  view.setUint16(4, 8, isLittle);
  view.setBigUint64(8, BigInt(start), isLittle);
  view.setBigUint64(start, 2n, isLittle);
  for (const [at, tag, type] of [
    [start + 8, 256, 3],
    [start + 28, 257, 16],
  ] as const) {
    view.setUint16(at, tag, isLittle);
    view.setUint16(at + 2, type, isLittle);
    view.setBigUint64(at + 4, 1n, isLittle);
  }
  view.setUint16(start + 20, width, isLittle);
  view.setBigUint64(start + 40, BigInt(height), isLittle);
  return bytes;
}

/** The beginning of a JPEG XL from [value, bits], the lowest bit first. */
function jxl(...fields: [number, number][]): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt16BE(0xff0a);
  let at = 16;
  for (const [value, count] of fields)
    for (let bit = 0; bit < count; bit += 1, at += 1)
      if ((value >> bit) & 1) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (1 << (at & 7));
  return bytes;
}
// Not in eights; 4000 high, in 13 bits; no ratio; 6000 wide, in 13 bits.
const LARGE_JXL = jxl([0, 1], [1, 2], [3999, 13], [0, 3], [1, 2], [5999, 13]);

describe('the pixels of an image that is not opened yet', () => {
  test.each([
    [
      'are those of the largest image in HEIC, which a phone stores in tiles',
      48_771_072,
      [BRANDS, box('ispe', numbers(0, 512, 512)), box('ispe', numbers(0, 8_064, 6_048))],
    ],
    [
      'are in the header of a JPEG 2000',
      24_000_000,
      [box('jP  ', numbers(0x0d0a870a)), box('jp2h', box('ihdr', numbers(4_000, 6_000, 0)))],
    ],
    ['are in the header of a BMP from the top down', 24_000_000, [bmp(40, 6_000, -4_000)]],
    ['are in the short header of an old BMP', 300, [bmp(12, 20, 15)]],
    ['are in the directory of a TIFF with the low byte first', 24_000_000, [tiff('II', 0, 6_000, 4_000)]],
    ['are in the directory of a TIFF behind its pixels', 24_000_000, [tiff('MM', 100_000, 6_000, 4_000)]],
    [
      'are in the directory of a BigTIFF with the low byte first',
      24_000_000,
      [bigTiff('II', 0, 6_000, 4_000)],
    ],
    [
      'are in the directory of a BigTIFF behind its pixels',
      24_000_000,
      [bigTiff('MM', 100_000, 6_000, 4_000)],
    ],
    ['are in the first bits of a JPEG XL', 24_000_000, [LARGE_JXL]],
    [
      'are in the first bits of a JPEG XL whose width is a ratio',
      480_000,
      [jxl([0, 1], [1, 2], [599, 13], [3, 3])],
    ],
    ['are in the first bits of a small JPEG XL', 4_096, [jxl([1, 1], [7, 5], [1, 3])]],
    [
      'are in the first part of a JPEG XL in boxes',
      24_000_000,
      [box('JXL ', numbers(0x0d0a870a)), box('jxlp', Buffer.concat([numbers(0), LARGE_JXL]))],
    ],
    ['are unknown where a file of any of these formats ends too early', 0, [Buffer.from('II*\0\x08')]],
    ['are unknown where the file is no image', 0, [Buffer.from('Village Fiesta')]],
  ] as [string, number, Buffer[]][])('%s: %d', async (_, pixels, parts) => {
    expect(await pixelsOf(Buffer.concat(parts))).toBe(pixels);
  });

  test('are those of files that an encoder wrote', async () => {
    expect(await pixelsOf(await someImage(640, 480).avif().toBuffer())).toBe(640 * 480);
    expect(await pixelsOf(await someImage(640, 480).tiff().toBuffer())).toBe(640 * 480);
  });
});
