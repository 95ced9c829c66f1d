import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkImage } from '#lib/uploads/check-image';
import {
  EMPTY_FILE,
  INTERLACED,
  TOO_LARGE,
  TOO_MANY_PIXELS,
  UNREADABLE,
  WRONG_TYPE,
} from '#lib/uploads/upload-rules';
import {
  animatedWebp,
  filledUpTo,
  jpegWithScans,
  jpegWithSegment,
  manyChunks,
  pngOf,
  someImage,
  someJpeg,
  textBomb,
} from '../../support/images/images.ts';

const MAX_SCANS = 60;

const TEN_MB = 10 * 1024 * 1024;
const text = (words: string) => Buffer.from(words);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('only JPEG, PNG and WebP are accepted, by their content', () => {
  test.each([
    ['JPEG', someJpeg, { format: 'jpeg', width: 1000, height: 800, whole: false, scans: 1 }],
    [
      'a progressive JPEG',
      () => someImage().jpeg({ progressive: true }).toBuffer(),
      { format: 'jpeg', width: 1000, height: 800, whole: true },
    ],
    ['PNG', () => someImage().png().toBuffer(), { format: 'png', width: 1000, height: 800, whole: false }],
    [
      'an interlaced PNG',
      () => someImage().png({ progressive: true }).toBuffer(),
      { format: 'png', width: 1000, height: 800, whole: true },
    ],
    ['WebP', () => someImage().webp().toBuffer(), { format: 'webp', width: 1000, height: 800 }],
    [
      'a lossless WebP',
      () => someImage().webp({ lossless: true }).toBuffer(),
      { format: 'webp', width: 1000, height: 800 },
    ],
    [
      'a WebP with metadata',
      () => someImage().webp().keepMetadata().withXmp('<x/>').toBuffer(),
      { format: 'webp', width: 1000, height: 800 },
    ],
    ['an animated WebP', animatedWebp, { format: 'webp', width: 400, height: 300 }],
  ])('%s is recognised by its bytes', async (_, make, expected) => {
    expect(checkImage(await make())).toMatchObject(expected);
  });

  test.each([
    ['GIF', async () => someImage().gif().toBuffer()],
    ['TIFF', async () => someImage().tiff().toBuffer()],
    ['AVIF', async () => someImage(64, 64).avif().toBuffer()],
    ['an SVG with a script', () => text(SVG)],
    ['a web page', () => text('<!doctype html><script>alert(1)</script>')],
    ['a web page with an image in it', async () => Buffer.concat([text('<html>'), await someJpeg()])],
    ['a PDF', () => text('%PDF-1.7')],
    ['one byte', () => text('x')],
    ['a sound in RIFF', () => text('RIFF\u0000\u0000\u0000\u0000WAVEfmt ')],
  ])('%s is refused', async (_, make) => {
    expect(checkImage(await make())).toEqual({ status: 415, sentence: WRONG_TYPE });
  });
});

describe('an image that would be too expensive is refused before it is decoded', () => {
  test.each([
    ['30,000 by 30,000 pixels', () => pngOf({ width: 30_000, height: 30_000 }), TOO_MANY_PIXELS],
    ['4,294,967,295 pixels a side', () => pngOf({ width: 0xffffffff, height: 0xffffffff }), TOO_MANY_PIXELS],
    ['one row of 12,001 pixels', () => pngOf({ width: 12_001, height: 1 }), TOO_MANY_PIXELS],
    ['51 megapixels', () => pngOf({ width: 10_000, height: 5_100 }), TOO_MANY_PIXELS],
    ['13 interlaced megapixels', () => pngOf({ width: 4_000, height: 3_250, interlaced: true }), INTERLACED],
    [
      '7 interlaced megapixels of 64 bits',
      () => pngOf({ width: 3_500, height: 2_000, interlaced: true, depth: 16, colourType: 6 }),
      INTERLACED,
    ],
    [
      '13 megapixels of 64 bits',
      () => pngOf({ width: 4_000, height: 3_250, depth: 16, colourType: 6 }),
      TOO_MANY_PIXELS,
    ],
    ['10,000 scans', () => jpegWithScans(10_000), UNREADABLE],
    [
      'half a million empty chunks',
      () => pngOf({ width: 10, height: 10, extra: manyChunks('IDAT', 500_000) }),
      UNREADABLE,
    ],
    [
      'half a million unknown chunks',
      () => pngOf({ width: 10, height: 10, extra: manyChunks('teXt', 500_000) }),
      UNREADABLE,
    ],
    ['no width', () => pngOf({ width: 0, height: 10 }), UNREADABLE],
  ])('%s', async (_, make, sentence) => {
    expect(checkImage(await make())).toEqual({ status: 422, sentence });
  });

  test('as many scans as encoders write are accepted', async () => {
    expect(checkImage(await jpegWithScans(MAX_SCANS - 20))).toMatchObject({ whole: true });
  });

  test('ten thousand chunks, more than encoders write, are accepted', () => {
    const png = pngOf({ width: 10, height: 10, extra: manyChunks('IDAT', 10_000) });
    expect(checkImage(png)).toMatchObject({ format: 'png', bytes: expect.any(Uint8Array) });
  });

  test('texts of a PNG are removed without decompressing them', async () => {
    const bomb = pngOf({ width: 10, height: 10, extra: Array(50).fill(textBomb(7)) });
    const checked = checkImage(bomb);
    expect(checked).toMatchObject({ format: 'png' });
    if ('bytes' in checked) expect(Buffer.from(checked.bytes)).toEqual(pngOf({ width: 10, height: 10 }));
  });
});

describe('an interlaced PNG', () => {
  const side = fc.integer({ min: 1, max: 12_000 });
  const checked = (width: number, height: number, interlaced: boolean) =>
    checkImage(pngOf({ width, height, interlaced }));

  test('is accepted with at most 12 megapixels, by its header alone', () => {
    expect(checked(4_000, 3_000, true)).toMatchObject({ width: 4_000, whole: true });
    expect(checked(4_001, 3_000, true)).toEqual({ status: 422, sentence: INTERLACED });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const isAccepted = 'bytes' in checked(width, height, true);
        expect(isAccepted).toBe(width * height <= 12_000_000);
      }),
    );
  });

  test('is never accepted where the same PNG is refused without interlacing', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const isAccepted = 'bytes' in checked(width, height, true);
        expect(!isAccepted || 'bytes' in checked(width, height, false)).toBe(true);
      }),
    );
  });
});

describe('the bytes of an image', () => {
  test('may be at most 10 MB', async () => {
    const jpeg = await someJpeg();
    expect(checkImage(filledUpTo(jpeg, TEN_MB))).toMatchObject({ format: 'jpeg' });
    expect(checkImage(filledUpTo(jpeg, TEN_MB + 1))).toEqual({ status: 413, sentence: TOO_LARGE });
  });

  test('must not be empty', () => {
    expect(checkImage(new Uint8Array())).toEqual({ status: 400, sentence: EMPTY_FILE });
  });

  test('are broken when a JPEG segment reaches beyond the end of the file', async () => {
    const jpeg = jpegWithSegment(await someJpeg(), 0xfe, 'comment').subarray(0, 9);
    expect(checkImage(jpeg)).toEqual({ status: 422, sentence: UNREADABLE });
  });

  test('are broken when a JPEG has data between its segments, where a decoder would continue and find more scans', async () => {
    const jpeg = jpegWithSegment(await someJpeg(), 0xfe, 'comment');
    const widened = Buffer.concat([jpeg.subarray(0, 13), Buffer.from('x'), jpeg.subarray(13)]);
    expect(checkImage(jpeg)).toMatchObject({ format: 'jpeg' });
    expect(checkImage(widened)).toEqual({ status: 422, sentence: UNREADABLE });
  });

  test('are broken when a PNG has no IEND', async () => {
    const png = (await someImage().png().toBuffer()).subarray(0, -12);
    expect(checkImage(png)).toEqual({ status: 422, sentence: UNREADABLE });
  });

  test('may be anything without causing an error', () => {
    const starts = [
      [0xff, 0xd8, 0xff],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
      [0x52, 0x49, 0x46, 0x46, 0, 1, 0, 0, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38],
      [],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), (start, rest) => {
        const checked = checkImage(Uint8Array.from([...start, ...rest]));
        expect('sentence' in checked || checked.width > 0).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('may be damaged anywhere without causing an error', async () => {
    for (const image of [await someJpeg(), await someImage().png().toBuffer(), await animatedWebp()])
      fc.assert(
        fc.property(fc.nat(Math.min(image.length - 1, 300)), fc.nat(255), (at, value) => {
          const changed = Buffer.from(image);
          changed[at] = value;
          expect(checkImage(changed)).toBeDefined();
        }),
      );
  });
});
