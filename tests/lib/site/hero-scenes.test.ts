import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HERO_IMAGES, pickHeroScene } from '#lib/site/hero-scenes';

const SIZES = ['640', '1280', '1920', 'square'];
const FORMATS = ['avif', 'webp'];
const fileOf = (slug: string, size: string, format: string) =>
  join('public', 'images', 'hero', `${slug}-${size}.${format}`);

const sceneOf = (slug: string) => slug.replace(/-night$/, '');

test('there are fifteen scenes', () => {
  const scenes = HERO_IMAGES.map(({ slug }) => slug).filter((slug) => slug === sceneOf(slug));
  expect(scenes).toHaveLength(15);
  expect(new Set(HERO_IMAGES.map(({ slug }) => sceneOf(slug)))).toEqual(new Set(scenes));
});

test.each(HERO_IMAGES.map(({ slug, alt }) => [slug, alt]))(
  '%s has files in four sizes and two formats, one for older browsers, and words for who cannot see it',
  (slug, alt) => {
    expect(alt).toMatch(/^[A-Z].{20,}\.$/);
    for (const size of SIZES)
      for (const format of FORMATS) {
        const file = fileOf(slug, size, format);
        expect([file, existsSync(file)]).toEqual([file, true]);
      }
    expect(existsSync(fileOf(slug, '1280', 'jpg'))).toBe(true);
  },
);

const night = HERO_IMAGES.filter(({ light }) => light === 'night');
const variants = night.filter(({ slug }) => slug.endsWith('-night'));

test('at least six images are drawn by night, each of another scene', () => {
  const scenes = night.map(({ slug }) => sceneOf(slug));
  expect(scenes.length).toBeGreaterThanOrEqual(6);
  expect(new Set(scenes).size).toBe(scenes.length);
});

test.each(variants.map(({ slug }) => slug))('%s is not heavier than its scene by day', (slug) => {
  const files = [...SIZES.flatMap((size) => FORMATS.map((format) => [size, format])), ['1280', 'jpg']];
  for (const [size = '', format = ''] of files) {
    const [byNight, byDay] = [slug, sceneOf(slug)].map((name) => statSync(fileOf(name, size, format)).size);
    expect([size, format, byNight]).toEqual([size, format, Math.min(byNight ?? 0, byDay ?? 0)]);
  }
});

test.each(variants.map(({ slug, alt }) => [slug, alt]))('%s is said to be at night', (_, alt) => {
  expect(alt).toMatch(/\bat night\b|\bunder the stars\b/);
});

const at = (clock: string) => Date.parse(`2026-11-23T${clock}:00-06:00`);
const drawnAt = (clock: string, shown?: string) =>
  new Set(Array.from({ length: 1000 }, (_, lot) => pickHeroScene(lot / 1000, at(clock), shown)));

test('every image can be drawn at some hour', () => {
  const drawn = ['03:00', '06:20', '12:00', '17:00'].flatMap((clock) => [...drawnAt(clock)]);
  expect(new Set(drawn)).toEqual(new Set(HERO_IMAGES));
});

const HOURS = [
  ['03:00', 'night'],
  ['05:55', 'night'],
  ['06:10', 'dawn'],
  ['12:00', 'day'],
  ['17:10', 'dusk'],
  ['17:25', 'night'],
  ['22:00', 'night'],
] as const;

test.each(HOURS)('at %s in Belize an image is drawn in the light of %s', (clock, expected) => {
  expect([...new Set([...drawnAt(clock)].map(({ light }) => light))]).toEqual([expected]);
});

test.each(HOURS)('after each image another one is drawn, at %s in the light of %s too', (clock, expected) => {
  for (const { slug } of HERO_IMAGES)
    for (const next of drawnAt(clock, slug)) {
      expect(next.slug).not.toBe(slug);
      expect(next.light).toBe(expected);
    }
});
