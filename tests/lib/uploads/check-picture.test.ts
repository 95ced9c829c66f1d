import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkPicture } from '#lib/uploads/check-picture';
import { EMPTY_FILE, TOO_LARGE, TOO_MANY_PIXELS, UNREADABLE, WRONG_TYPE } from '#lib/uploads/upload-rules';
import {
  animatedWebp,
  filledUpTo,
  jpegWithScans,
  jpegWithSegment,
  manyChunks,
  pngOf,
  someJpeg,
  somePicture,
  textBomb,
} from '../../support/pictures.ts';

const MAX_SCANS = 60;

const TEN_MB = 10 * 1024 * 1024;
const text = (words: string) => Buffer.from(words);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('only JPEG, PNG and WebP by content', () => {
  test.each([
    ['JPEG', someJpeg, { format: 'jpeg', width: 1000, height: 800, whole: false, scans: 1 }],
    [
      'a progressive JPEG',
      () => somePicture().jpeg({ progressive: true }).toBuffer(),
      { format: 'jpeg', width: 1000, height: 800, whole: true },
    ],
    ['PNG', () => somePicture().png().toBuffer(), { format: 'png', width: 1000, height: 800, whole: false }],
    [
      'an interlaced PNG',
      () => somePicture().png({ progressive: true }).toBuffer(),
      { format: 'png', width: 1000, height: 800, whole: true },
    ],
    ['WebP', () => somePicture().webp().toBuffer(), { format: 'webp', width: 1000, height: 800 }],
    [
      'a lossless WebP',
      () => somePicture().webp({ lossless: true }).toBuffer(),
      { format: 'webp', width: 1000, height: 800 },
    ],
    [
      'a WebP with metadata',
      () => somePicture().webp().keepMetadata().withXmp('<x/>').toBuffer(),
      { format: 'webp', width: 1000, height: 800 },
    ],
    ['an animated WebP', animatedWebp, { format: 'webp', width: 400, height: 300 }],
  ])('%s is known by its own bytes', async (_, make, expected) => {
    expect(checkPicture(await make())).toMatchObject(expected);
  });

  test.each([
    ['GIF', async () => somePicture().gif().toBuffer()],
    ['TIFF', async () => somePicture().tiff().toBuffer()],
    ['AVIF', async () => somePicture(64, 64).avif().toBuffer()],
    ['an SVG with a script', () => text(SVG)],
    ['a web page', () => text('<!doctype html><script>alert(1)</script>')],
    ['a web page with a picture in it', async () => Buffer.concat([text('<html>'), await someJpeg()])],
    ['a PDF', () => text('%PDF-1.7')],
    ['one byte', () => text('x')],
    ['a sound in RIFF', () => text('RIFF\u0000\u0000\u0000\u0000WAVEfmt ')],
  ])('%s is refused', async (_, make) => {
    expect(checkPicture(await make())).toEqual({ status: 415, sentence: WRONG_TYPE });
  });
});

describe('what would cost too much is refused before it is decoded', () => {
  test.each([
    ['30,000 by 30,000 pixels', () => pngOf({ width: 30_000, height: 30_000 }), TOO_MANY_PIXELS],
    ['4,294,967,295 pixels a side', () => pngOf({ width: 0xffffffff, height: 0xffffffff }), TOO_MANY_PIXELS],
    ['one row of 12,001 pixels', () => pngOf({ width: 12_001, height: 1 }), TOO_MANY_PIXELS],
    ['51 megapixels', () => pngOf({ width: 10_000, height: 5_100 }), TOO_MANY_PIXELS],
    [
      '26 interlaced megapixels',
      () => pngOf({ width: 6_500, height: 4_000, interlaced: true }),
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
    expect(checkPicture(await make())).toEqual({ status: 422, sentence });
  });

  test('the scans of usual encoders pass', async () => {
    expect(checkPicture(await jpegWithScans(MAX_SCANS - 20))).toMatchObject({ whole: true });
  });

  test('ten thousand chunks pass, more than any encoder writes', () => {
    const png = pngOf({ width: 10, height: 10, extra: manyChunks('IDAT', 10_000) });
    expect(checkPicture(png)).toMatchObject({ format: 'png', bytes: expect.any(Uint8Array) });
  });

  test('texts of a PNG are taken out unread', async () => {
    const bomb = pngOf({ width: 10, height: 10, extra: Array.from({ length: 50 }, () => textBomb(7)) });
    const checked = checkPicture(bomb);
    expect(checked).toMatchObject({ format: 'png' });
    if ('bytes' in checked) expect(Buffer.from(checked.bytes)).toEqual(pngOf({ width: 10, height: 10 }));
  });
});

describe('bytes', () => {
  test('at most 10 MB', async () => {
    const jpeg = await someJpeg();
    expect(checkPicture(filledUpTo(jpeg, TEN_MB))).toMatchObject({ format: 'jpeg' });
    expect(checkPicture(filledUpTo(jpeg, TEN_MB + 1))).toEqual({ status: 413, sentence: TOO_LARGE });
  });

  test('none at all', () => {
    expect(checkPicture(new Uint8Array())).toEqual({ status: 400, sentence: EMPTY_FILE });
  });

  test('a JPEG whose segment leads out of the file is broken', async () => {
    const jpeg = jpegWithSegment(await someJpeg(), 0xfe, 'comment').subarray(0, 9);
    expect(checkPicture(jpeg)).toEqual({ status: 422, sentence: UNREADABLE });
  });

  test('a JPEG with anything between its segments is broken: a decoder would go on and find more scans', async () => {
    const jpeg = jpegWithSegment(await someJpeg(), 0xfe, 'comment');
    const widened = Buffer.concat([jpeg.subarray(0, 13), Buffer.from('x'), jpeg.subarray(13)]);
    expect(checkPicture(jpeg)).toMatchObject({ format: 'jpeg' });
    expect(checkPicture(widened)).toEqual({ status: 422, sentence: UNREADABLE });
  });

  test('a PNG without an end is broken', async () => {
    const png = (await somePicture().png().toBuffer()).subarray(0, -12);
    expect(checkPicture(png)).toEqual({ status: 422, sentence: UNREADABLE });
  });

  test('whatever bytes come, there is an answer', () => {
    const starts = [
      [0xff, 0xd8, 0xff],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
      [0x52, 0x49, 0x46, 0x46, 0, 1, 0, 0, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38],
      [],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), (start, rest) => {
        const checked = checkPicture(Uint8Array.from([...start, ...rest]));
        expect('sentence' in checked || checked.width > 0).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a picture with any byte changed gets an answer', async () => {
    for (const picture of [await someJpeg(), await somePicture().png().toBuffer(), await animatedWebp()])
      fc.assert(
        fc.property(fc.nat(Math.min(picture.length - 1, 300)), fc.nat(255), (at, value) => {
          const changed = Buffer.from(picture);
          changed[at] = value;
          expect(checkPicture(changed)).toBeDefined();
        }),
      );
  });
});
