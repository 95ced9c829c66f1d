import { describe, expect, test } from '@jest/globals';
import { FORMAT_BYTES, isHeif } from '#lib/uploads/image-format';
import { isOtherFormat } from '#lib/uploads/upload-rules';
import { someImage } from '../../support/images/images.ts';

/** The beginning of a file whose first box names a brand, as an iPhone writes it. */
const beginning = (brand: string) =>
  new Uint8Array(
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1`, 'latin1')]),
  );
const firstOf = (file: Buffer) => new Uint8Array(file.subarray(0, FORMAT_BYTES));

describe('the format of a chosen file', () => {
  test('is HEIC or AVIF by its content, whatever it is called', async () => {
    const avif = firstOf(await someImage(640, 480).avif().toBuffer());
    expect(isHeif(avif)).toBe(true);
    for (const brand of ['heic', 'heix', 'mif1', 'avis'])
      expect([brand, isHeif(beginning(brand))]).toEqual([brand, true]);
  });

  test('is no other one for JPEG, PNG and WebP, nor for a video, a text or nothing', async () => {
    const image = someImage(64, 48);
    for (const file of [
      await image.jpeg().toBuffer(),
      await image.png().toBuffer(),
      await image.webp().toBuffer(),
    ])
      expect(isHeif(firstOf(file))).toBe(false);
    for (const bytes of [beginning('isom'), new Uint8Array(Buffer.from('ftyp')), new Uint8Array()])
      expect(isHeif(bytes)).toBe(false);
  });

  test.each([
    ['image/avif', true],
    ['image/heic', true],
    ['image/HEIF', true],
    ['image/heic-sequence', true],
    ['image/tiff', true],
    ['image/jpeg', false],
    ['image/webp', false],
    // Its motion would be lost.
    ['image/gif', false],
    ['image/svg+xml', false],
    ['application/pdf', false],
    ['', false],
  ])('declared as “%s” is one that is converted: %s', (type, expected) => {
    expect(isOtherFormat(type)).toBe(expected);
  });
});
