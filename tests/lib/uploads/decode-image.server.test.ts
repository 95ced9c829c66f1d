import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type CheckedImage, checkImage } from '#lib/uploads/check-image';
import { decodeImage } from '#lib/uploads/decode-image.server';
import { someJpeg } from '../../support/images/images.ts';

const SENDER = { network: '203.0.113.7' };
const DECODE_LIMITS = { timeoutMs: 20_000, memoryBytes: 768 * 1024 * 1024 };

async function checkedJpeg(): Promise<CheckedImage> {
  const checked = checkImage(await someJpeg());
  if ('sentence' in checked) throw new Error(checked.sentence);
  return checked;
}

describe('the process of the decoder', () => {
  test.each([
    ['time', { ...DECODE_LIMITS, timeoutMs: 5 }],
    ...(process.platform === 'linux' ? [['memory', { ...DECODE_LIMITS, memoryBytes: 1 }] as const] : []),
  ] as const)(
    'is killed when an image takes too much %s, and the next image is decoded',
    async (_, limits) => {
      expect(await decodeImage(await checkedJpeg(), SENDER, limits)).toBe('too-costly');
      expect(await decodeImage(await checkedJpeg(), SENDER)).toMatchObject({ width: 1000, height: 800 });
    },
  );

  test.each([
    ['format', { format: 'png' }],
    ['width', { width: 10 }],
    ['height', { height: 10 }],
  ] as const)('refuses an image whose %s differs from its header', async (_, announced) => {
    expect(await decodeImage({ ...(await checkedJpeg()), ...announced }, SENDER)).toBe('unreadable');
  });
});

describe('a transparent image', () => {
  test.each([
    ['black', '#000000', 255],
    ['white', '#ffffff', 24],
  ])(
    'with %s words is stored on one ground, in all versions, on which they are legible',
    async (_, fill, grey) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800"><g fill="${fill}"><rect x="100" y="300" width="800" height="40"/><rect x="100" y="500" width="800" height="40"/></g></svg>`;
      const checked = checkImage(await sharp(Buffer.from(svg)).png().toBuffer());
      if ('sentence' in checked) throw new Error(checked.sentence);
      const decoded = await decodeImage(checked, SENDER);
      if (typeof decoded === 'string') throw new Error(decoded);
      for (const file of [decoded.image, decoded.optimized, decoded.thumbnail]) {
        const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
        expect(info.channels).toBe(3);
        expect(Math.abs((data[0] ?? 0) - grey)).toBeLessThan(4);
      }
    },
  );

  test('with a net of lines all over it needs no more memory than the decoder has', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1920"><defs><pattern id="net" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="4" height="8"/></pattern></defs><rect width="1920" height="1920" fill="url(#net)"/></svg>';
    const checked = checkImage(await sharp(Buffer.from(svg)).png().toBuffer());
    if ('sentence' in checked) throw new Error(checked.sentence);
    expect(await decodeImage(checked, SENDER)).toMatchObject({ width: 1920, height: 1920 });
  });
});
