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

const at = (clock: string) => Date.parse(`2026-11-23T${clock}:00-06:00`);
const drawnAt = (clock: string, shown?: string) =>
  new Set(Array.from({ length: 1000 }, (_, lot) => pickHeroScene(lot / 1000, at(clock), shown)));

test('every scene can be drawn at some hour', () => {
  const drawn = ['03:00', '06:00', '12:00', '17:00'].flatMap((clock) => [...drawnAt(clock)]);
  expect(new Set(drawn)).toEqual(new Set(HERO_SCENES));
});

test.each([
  ['03:00', 'night'],
  ['06:00', 'dawn'],
  ['12:00', 'day'],
  ['17:00', 'dusk'],
  ['22:00', 'night'],
])('at %s in Belize a scene is drawn in the light of %s', (clock, expected) => {
  expect([...new Set([...drawnAt(clock)].map(({ light }) => light))]).toEqual([expected]);
});

test.each(['03:00', '06:00', '12:00', '17:00'])(
  'after each scene another one is drawn, by night none in daylight (at %s)',
  (clock) => {
    for (const { slug } of HERO_SCENES)
      for (const next of drawnAt(clock, slug)) {
        expect(next.slug).not.toBe(slug);
        if (clock !== '12:00') expect(next.light).not.toBe('day');
      }
  },
);
