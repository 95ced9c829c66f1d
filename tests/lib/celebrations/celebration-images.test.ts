import { existsSync } from 'node:fs';
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
