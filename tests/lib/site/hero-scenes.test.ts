import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HERO_SCENES, pickHeroScene } from '#lib/site/hero-scenes';

test('there are fifteen scenes, three formats each, in three widths, each with words for who cannot see it', () => {
  expect(HERO_SCENES).toHaveLength(15);
  for (const { slug, alt } of HERO_SCENES) {
    expect(alt).toMatch(/^[A-Z].{20,}\.$/);
    for (const format of ['avif', 'webp', 'jpg'])
      for (const width of [640, 1280, 1920]) {
        const file = join('public', 'images', 'hero', `${slug}-${width}.${format}`);
        expect([file, existsSync(file)]).toEqual([file, true]);
      }
  }
});

test('every lot draws a scene, and every scene can be drawn', () => {
  const drawn = new Set(Array.from({ length: 1000 }, (_, lot) => pickHeroScene(lot / 1000).slug));
  expect(drawn).toEqual(new Set(HERO_SCENES.map(({ slug }) => slug)));
});
