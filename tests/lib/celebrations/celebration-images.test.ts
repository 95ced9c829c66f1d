import { existsSync, readdirSync } from 'node:fs';
import { celebrationImage } from '#lib/celebrations/celebration-images';
import { CELEBRATIONS } from '#lib/celebrations/celebrations.server';

test.each(CELEBRATIONS.map((celebration) => [celebration.slug, celebration] as const))(
  'the image of %s is one of ours',
  (_, celebration) => {
    expect(existsSync(`public${celebrationImage(celebration)}`)).toBe(true);
  },
);

test('a celebration whose kind has no scene has that of a festival', () => {
  expect(celebrationImage({ slug: 'new-one', kind: 'unheard-of' })).toBe('/images/events/festival.webp');
});

test.each([
  ['garifuna-settlement-day', 'public-holiday', 'drums-and-dancing'],
  ['battle-of-the-drums', 'festival', 'drums-and-dancing'],
  ['carnival-road-march', 'festival', 'road-march'],
  ['orange-walk-carnival', 'festival', 'road-march'],
  ['lobsterfest', 'food', 'lobster-catch'],
  ['deer-dance-san-antonio', 'patron-saint', 'deer-dance'],
  ['semana-santa-benque', 'cultural-observance', 'alfombra'],
  ['la-ruta-maya', 'sport', 'river-canoes'],
  ['cross-country-cycling-classic', 'sport', 'cycling'],
  ['wanaragua-jankunu', 'cultural-observance', 'jankunu'],
  ['belize-day-chicago', 'diaspora', 'belize-day-abroad'],
])('%s has a scene of its own', (slug, kind, scene) => {
  expect(celebrationImage({ slug, kind })).toBe(`/images/celebrations/${scene}.webp`);
});

test('every scene of celebrations is that of one in the guide', () => {
  const shown = CELEBRATIONS.map(celebrationImage);
  const drawn = readdirSync('art/celebrations').map(
    (file) => `/images/celebrations/${file.replace('.mjs', '.webp')}`,
  );
  expect(drawn.filter((image) => !shown.includes(image))).toEqual([]);
});
