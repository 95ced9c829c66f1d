import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { CountdownBanner } from '#components/countdown/countdown-banner';
import { EventImage } from '#components/events/card/event-image';
import { HeroImage } from '#components/hero/hero-image';
import { EmptyState } from '#components/ui/layout/empty-state';
import { setLightMode } from '#lib/device/light-mode.browser';
import { smallerImage } from '#lib/device/smaller-image';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { COLOURWAYS } from '#lib/events/images/colourways';
import { categoryPoster, imageSources } from '#lib/events/images/image-sources';
import { categoryPreviewPath, SITE_PREVIEW_PATH } from '#lib/events/preview/ready-preview';
import { precacheList } from '#lib/offline/precache-list';
import { awarenessMonthOf } from '#lib/site/awareness-months';
import { HERO_IMAGES } from '#lib/site/hero-scenes';
import { FALLBACK_SLIDE_IMAGE, SPONSOR_SLIDES, slideImage } from '#lib/site/sponsors';
import { SLIDE_DRAWINGS, slideThumbnail } from '#lib/submissions/slides/slide-drawings';
import { holidayOn } from '#lib/time/next-holiday';
import manifest from '../../app/manifest.ts';
import { COLOURED, FAMILIES } from '../../art/scripts/families.mjs';
import holidays from '../../lib/time/holidays.json' with { type: 'json' };

const PUBLIC = join(process.cwd(), 'public');

const filesBelow = (folder: string) =>
  readdirSync(join(PUBLIC, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PUBLIC.length));

const drawingsOf = (family: string) =>
  readdirSync(join('art', family)).map((file) => file.replace(/\.mjs$/, ''));

/** Addresses in a list for `srcset`, or one address. */
const addressesIn = (text: string | null | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim().split(' ')[0] ?? '')
    .filter(Boolean);

/** What the images of an element may load: on a light device also the smaller versions. */
function loadedBy(element: React.ReactElement): string[] {
  const { container } = render(element);
  const texts = [...container.querySelectorAll('img, source')].flatMap((image) => [
    image.getAttribute('src'),
    image.getAttribute('srcset'),
  ]);
  cleanup();
  return texts.flatMap((text) => [...addressesIn(text), ...addressesIn(smallerImage(text ?? ''))]);
}

const EVENT_SIZES = ['thumb', 'card', 'ticket', 'full'] as const;
/** Sheets name the drawings of events; posters are chosen by category and id. */
const eventImages = () => [
  ...drawingsOf('events').map((name) => `/images/events/${name}.webp`),
  ...EVENT_CATEGORIES.flatMap((category) =>
    Array.from({ length: COLOURWAYS }, (_, colourway) => categoryPoster(category, colourway)),
  ),
];

/** In every place of an event's image, and as it is: for full views, previews and structured data. */
const ofEvents = () =>
  eventImages().flatMap((url) => [
    url,
    ...EVENT_SIZES.flatMap((size) => loadedBy(<EventImage url={url} alt="" size={size} />)),
  ]);

/** On cards and pages of celebrations, and as it is, for previews. */
const ofCelebrations = () =>
  drawingsOf('celebrations')
    .map((name) => `/images/celebrations/${name}.webp`)
    .flatMap((url) => [
      url,
      ...(['card', 'ticket'] as const).flatMap((size) =>
        loadedBy(<EventImage url={url} alt="" size={size} />),
      ),
    ]);

/** What replaces an image that does not load, at every size. */
const ofFallbacks = () =>
  EVENT_CATEGORIES.flatMap((category) =>
    (['card', 'full'] as const).flatMap((size) => {
      const { avif, webp, src } = imageSources(categoryPoster(category), size);
      return [avif, webp, src].flatMap(addressesIn);
    }),
  );

function ofHero(isLight: boolean) {
  act(() => setLightMode(isLight));
  const found = HERO_IMAGES.flatMap((scene) =>
    loadedBy(<HeroImage scene={scene} look="first" onSettled={() => {}} />),
  );
  act(() => setLightMode(false));
  return found;
}

const ofSlides = () =>
  [...SPONSOR_SLIDES.map(({ src }) => src), ...SLIDE_DRAWINGS.map(({ path }) => path), FALLBACK_SLIDE_IMAGE]
    .flatMap((path) => {
      const { avif = '', src } = slideImage(path);
      return [path, avif, smallerImage(avif), src, slideThumbnail(path)];
    })
    .filter(Boolean);

const EMPTY_STATES = Object.keys({
  'nothing-found': 0,
  'nothing-today': 0,
  'nothing-saved': 0,
  offline: 0,
  'page-error': 0,
  'not-found': 0,
  'no-events': 0,
} satisfies Record<ComponentProps<typeof EmptyState>['spot'], 0>) as ComponentProps<
  typeof EmptyState
>['spot'][];

/** Of every holiday, a day that is none, every month, and every list without content. */
const ofSpots = () => [
  ...[...holidays, holidayOn('2026-12-30')].flatMap((holiday) =>
    loadedBy(<CountdownBanner holiday={holiday} now={0} />),
  ),
  ...Array.from(
    { length: 12 },
    (_, month) =>
      `/images/spots/${awarenessMonthOf(`2026-${String(month + 1).padStart(2, '0')}-15`).ribbon}.svg`,
  ),
  ...EMPTY_STATES.flatMap((spot) => loadedBy(<EmptyState spot={spot}>Nothing here.</EmptyState>)),
];

const ofPreviews = () => [...EVENT_CATEGORIES.map(categoryPreviewPath), SITE_PREVIEW_PATH];

function ofApp() {
  const { icons = [], screenshots = [] } = manifest();
  const precached = precacheList('', { digest: () => '', styles: () => '' }).map(({ url }) => url);
  return [
    ...[...icons, ...screenshots].map(({ src }) => src),
    ...precached.filter((url) => url.startsWith('/images/')),
    '/images/weather.svg',
  ];
}

type Rewrite = { source: string; destination: string };

/** '/images/:family(events|categories)/:name-640.avif' as a pattern with the names as groups. */
const patternOf = (source: string) =>
  new RegExp(
    `^${source
      .replaceAll('.', '\\.')
      .replace(/:(\w+)(?:\(([^)]*)\))?/g, (_, name, choices) => `(?<${name}>${choices ?? '[^/]+?'})`)}$`,
  );

/** What a server sends in place of an image to a browser that saves data: it applies each rule in turn. */
async function savedData(addresses: readonly string[]): Promise<string[]> {
  const { config } = (await import('../../next.config.mjs')) as unknown as {
    config: { rewrites: () => Promise<{ beforeFiles: Rewrite[] }> };
  };
  const rules = (await config.rewrites()).beforeFiles.map(({ source, destination }) => ({
    pattern: patternOf(source),
    replacement: destination.replace(/:(\w+)/g, '$<$1>'),
  }));
  return addresses.map((address) =>
    rules.reduce((path, { pattern, replacement }) => path.replace(pattern, replacement), address),
  );
}

const sorted = (addresses: readonly string[]) => [...new Set(addresses)].sort();

describe('the finished files', () => {
  beforeEach(() => {
    HTMLImageElement.prototype.decode = () => Promise.resolve();
  });

  test('are exactly the images that the site asks for', async () => {
    const asked = [
      ...ofEvents(),
      ...ofCelebrations(),
      ...ofFallbacks(),
      ...ofHero(false),
      ...ofHero(true),
      ...ofSlides(),
      ...ofSpots(),
      ...ofPreviews(),
      ...ofApp(),
    ];
    const files = [...filesBelow('images'), ...filesBelow('icons'), SITE_PREVIEW_PATH];
    expect(sorted([...asked, ...(await savedData(asked))])).toEqual(sorted(files));
  });

  test.each(Object.entries(FAMILIES))('of art/%s are those that its script makes', (family, made) => {
    const drawings = family === 'hero' ? HERO_IMAGES.map(({ slug }) => slug) : drawingsOf(family);
    const colourways = family === 'categories' ? COLOURWAYS : 1;
    const expected = drawings.flatMap((name) => [
      ...made.map(({ suffix }) => `/images/${family}/${name}${suffix}`),
      ...Array.from({ length: colourways - 1 }, (_, index) =>
        COLOURED.map(({ suffix }) => `/images/${family}/${name}-c${index + 1}${suffix}`),
      ).flat(),
    ]);
    expect(sorted(filesBelow(`images/${family}`))).toEqual(sorted(expected));
  });
});
