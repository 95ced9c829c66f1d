import { describe, expect, test } from '@jest/globals';
import { decodeWeight } from '#lib/uploads/decode-cost';

const MEGAPIXEL = { width: 1_000, height: 1_000, scans: 1 };
const jpeg = { ...MEGAPIXEL, format: 'jpeg', whole: false, bytesPerPixel: 3 } as const;
const png = { ...MEGAPIXEL, format: 'png', whole: false, bytesPerPixel: 3 } as const;
const webp = { ...MEGAPIXEL, format: 'webp', whole: true, bytesPerPixel: 4 } as const;

describe('The weight of an image', () => {
  test.each([
    ['with its pixels', jpeg, { ...jpeg, height: 20_000 }],
    ['when a JPEG is progressive', jpeg, { ...jpeg, whole: true }],
    ['when a PNG is interlaced', png, { ...png, whole: true }],
    ['with the bytes of each pixel of a PNG', png, { ...png, bytesPerPixel: 8 }],
    ['from JPEG to WebP', jpeg, webp],
    ['from WebP to PNG', webp, png],
  ] as const)('grows %s', (_, cheap, dear) => {
    expect(decodeWeight(dear)).toBeGreaterThan(decodeWeight(cheap));
  });

  test('is about one for a photo of a phone, and more than its share of time for the dearest PNG', () => {
    const photo = decodeWeight({ ...jpeg, width: 1_920, height: 1_440 });
    const dearest = decodeWeight({ ...png, width: 4_000, height: 3_125, bytesPerPixel: 8 });
    expect(photo).toBeCloseTo(1, 0);
    expect(dearest).toBeGreaterThan(10 * photo);
  });
});
