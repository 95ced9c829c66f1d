import { existsSync } from 'node:fs';
import { FALLBACK_SLIDE_IMAGE, SPONSOR_SLIDES, slideImage } from '#lib/site/sponsors';

test('our own drawings have a lighter format and a size for slides beside them', () => {
  expect(slideImage('/images/sponsors/your-place.webp')).toEqual({
    avif: '/images/sponsors/your-place-640.avif',
    src: '/images/sponsors/your-place-640.webp',
  });
});

test.each(['https://example.bz/images/sponsors/a.webp', '/uploads/shop.jpg', '/images/sponsors/../a.webp'])(
  'any other picture is shown as it is: %s',
  (src) => {
    expect(slideImage(src)).toEqual({ src });
  },
);

test('every slide has words for its picture, a title and a sentence', () => {
  for (const { alt, title, description } of SPONSOR_SLIDES)
    for (const words of [alt, title, description]) expect(words.trim()).not.toBe('');
});

test('the drawings of the slides and the stock picture lie in public', () => {
  for (const src of [FALLBACK_SLIDE_IMAGE, ...SPONSOR_SLIDES.map((slide) => slide.src)])
    for (const path of Object.values(slideImage(src)))
      expect([path, existsSync(`public${path}`)]).toEqual([path, true]);
});
