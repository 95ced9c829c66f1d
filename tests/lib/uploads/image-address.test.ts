import { describe, expect, test } from '@jest/globals';
import { isImageFileName, optimizedImage, thumbnailImage } from '#lib/uploads/image-address';

const ID = '0123456789abcdef0123456789abcdef';
const CLOUD = 'https://res.cloudinary.com/some-cloud/image/upload';

describe('the optimized (800×600) and thumbnail (300×200) addresses', () => {
  test.each([
    [`/uploads/${ID}.webp`, `/uploads/${ID}.800x600.webp`, `/uploads/${ID}.300x200.webp`],
    [
      `${CLOUD}/v1712345678/events/abc.webp`,
      `${CLOUD}/c_fill,w_800,h_600,q_auto,f_auto/v1712345678/events/abc.webp`,
      `${CLOUD}/c_fill,w_300,h_200,q_auto,f_auto/v1712345678/events/abc.webp`,
    ],
    [
      `${CLOUD}/abc.jpg`,
      `${CLOUD}/c_fill,w_800,h_600,q_auto,f_auto/abc.jpg`,
      `${CLOUD}/c_fill,w_300,h_200,q_auto,f_auto/abc.jpg`,
    ],
  ])('of an uploaded image name its versions: %s', (url, optimized, thumbnail) => {
    expect(optimizedImage(url)).toBe(optimized);
    expect(thumbnailImage(url)).toBe(thumbnail);
  });

  test.each([
    '/images/events/garifuna.webp',
    `/uploads/${ID}.300x200.webp`,
    '/uploads/../secret.webp',
    `${CLOUD}/w_400,c_fill/v1/abc.webp`,
    `${CLOUD}/s--abcd1234--/v1/abc.webp`,
    'https://res.cloudinary.com.example/some-cloud/image/upload/v1/abc.webp',
    'https://pictures.example/image/upload/v1/abc.webp',
    '',
  ])('of any other address are the address itself: %s', (url) => {
    expect(optimizedImage(url)).toBe(url);
    expect(thumbnailImage(url)).toBe(url);
  });
});

test.each([
  [`${ID}.webp`, true],
  [`${ID}.800x600.webp`, true],
  [`${ID}.webp.tmp`, false],
  [`../${ID}.webp`, false],
  [`${ID.toUpperCase()}.webp`, false],
  [`${ID}.svg`, false],
  ['store.db', false],
])('whether %s is the file name of an upload: %s', (name, expected) => {
  expect(isImageFileName(name)).toBe(expected);
});
