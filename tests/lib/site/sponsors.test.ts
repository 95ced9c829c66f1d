import { existsSync } from 'node:fs';
import { badgeOf, FALLBACK_SLIDE_IMAGE, SPONSOR_SLIDES, slideImage, slidesOn } from '#lib/site/sponsors';

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

test('our own slides offer a free place, each counted under an id of its own', () => {
  expect(SPONSOR_SLIDES.map(badgeOf)).toEqual(SPONSOR_SLIDES.map(() => 'Free spot'));
  const ids = SPONSOR_SLIDES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,40}$/);
});

test('the badge ‘Sponsored’ stands where somebody pays', () => {
  expect(badgeOf({ isSponsored: true })).toBe('Sponsored');
});

test.each([
  ['on its last day', '2026-11-25', true],
  ['no more on the day after', '2026-11-26', false],
])('a booked slide is shown %s', (_, today, isShown) => {
  const [own] = SPONSOR_SLIDES;
  const booked = { ...own, id: 'booked', lastDay: '2026-11-25' } as (typeof SPONSOR_SLIDES)[number];
  expect(slidesOn([booked, ...SPONSOR_SLIDES], today)).toHaveLength(SPONSOR_SLIDES.length + Number(isShown));
});
