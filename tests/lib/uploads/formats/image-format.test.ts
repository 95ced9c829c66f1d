import { describe, expect, test } from '@jest/globals';
import { FORMAT_BYTES, heifPixels, isHeif, isOtherFormat } from '#lib/uploads/formats/image-format';
import { someImage } from '../../../support/images/images.ts';

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
    expect(heifPixels(avif)).toBe(640 * 480);
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
      expect([isHeif(bytes), heifPixels(bytes)]).toEqual([false, 0]);
  });

  test('says how many pixels the largest of its images has: a phone stores one in tiles', () => {
    const size = (width: number, height: number) => {
      const box = Buffer.alloc(20);
      box.writeUInt32BE(20);
      box.write('ispe', 4, 'latin1');
      box.writeUInt32BE(width, 12);
      box.writeUInt32BE(height, 16);
      return box;
    };
    const bytes = new Uint8Array(Buffer.concat([beginning('heic'), size(512, 512), size(8_064, 6_048)]));
    expect(heifPixels(bytes)).toBe(8_064 * 6_048);
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
