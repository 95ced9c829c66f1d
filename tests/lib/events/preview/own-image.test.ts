import { expect, test } from '@jest/globals';
import { ownImageFile } from '#lib/events/preview/own-image';

test.each([
  ['/images/events/food.webp', 'images/events/food.webp'],
  ['/images/events/food.webp?v=2#top', 'images/events/food.webp'],
])('the file of %s is %s below public', (address, file) => {
  expect(ownImageFile(address)).toBe(file);
});

test.each([
  '/images/../../package.json',
  '/images/./../secret',
  '/images/..',
  '/images\\..\\..\\secret',
  '/images/events\\..\\..\\..\\secret',
  '/images/a\0.webp',
  '/imagesque/food.webp',
  'images/events/food.webp',
  '//images/events/food.webp',
  'https://pictures.example.com/images/food.webp',
  '/api/secret.png',
  '',
])('%j is no file of an image of our own', (address) => {
  expect(ownImageFile(address)).toBeUndefined();
});
