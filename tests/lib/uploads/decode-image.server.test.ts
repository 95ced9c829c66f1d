import { describe, expect, test } from '@jest/globals';
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
