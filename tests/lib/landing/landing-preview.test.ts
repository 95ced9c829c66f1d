import { describe, expect, test } from '@jest/globals';
import { findLandingPreview } from '#lib/catalog/landing/landing-preview.server';
import type { Celebration } from '#lib/celebrations/celebration';
import { CELEBRATIONS, celebrationBySlug, partsOf } from '#lib/celebrations/celebrations.server';
import { editionsOf } from '#lib/celebrations/edition';
import { whenText } from '#lib/celebrations/when-text';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { titleWidth } from '#lib/events/preview/fit-title';
import { summarizeEvent } from '#lib/events/summarize-event';
import { celebrationPreview, monthPreview } from '#lib/landing/landing-preview';
import { MONTHS } from '#lib/time/format-day';
import { someEvent } from '../../support/events/some-event.ts';

// Next's cache of data exists only within a server.
jest.mock('next/cache', () => ({ unstable_cache: <Work>(work: Work) => work }));

const NOW = Date.UTC(2026, 10, 26, 18);

/** What is drawn for a celebration in a calendar with these events. */
function drawnFor(celebration: Celebration, events: readonly CalendarEvent[] = [], places = ['Dangriga']) {
  const { next } = editionsOf(celebration, events, NOW, {
    parts: partsOf(celebration),
    overrides: new Map(),
  });
  const when = whenText(celebration, next);
  const loaded = { title: celebration.slug, when, next: { ...next, events: next.rows.map(summarizeEvent) } };
  return celebrationPreview(celebration, loaded, places).content;
}

function bySlug(slug: string): Celebration {
  const celebration = celebrationBySlug(slug);
  if (!celebration) throw new Error(`There is no ${slug}`);
  return celebration;
}

describe('the preview of a celebration', () => {
  test('has the day of its rule on its stub, and its own image', () => {
    expect(drawnFor(bySlug('independence-day'))).toMatchObject({
      lines: ['Tuesday, 21 September 2027'],
      place: ['Dangriga'],
      day: { weekday: 'Tue', day: '21', month: 'Sep' },
      picture: '/images/events/fireworks.webp',
    });
  });

  test('has the day of a row that takes place where no rule gives one, and none where it is not announced', () => {
    const lobsterfest = bySlug('lobsterfest');
    const row = (date: string, more: object = {}) =>
      someEvent({ id: date, title: 'Placencia Lobsterfest', date, city: 'Placencia', ...more });
    expect(drawnFor(lobsterfest, []).day).toBeUndefined();
    expect(drawnFor(lobsterfest, [row('2027-06-25', { status: 'cancelled' })]).day).toBeUndefined();
    expect(
      drawnFor(lobsterfest, [row('2027-06-25', { status: 'cancelled' }), row('2027-06-26')]),
    ).toMatchObject({ day: { day: '26', month: 'Jun' } });
  });

  test('invents no day for what is not announced', () => {
    const open = CELEBRATIONS.map((celebration) => drawnFor(celebration)).filter(({ lines }) =>
      /not announced|not confirmed/i.test(lines.join(' ')),
    );
    expect(open.length).toBeGreaterThan(3);
    for (const { day } of open) expect(day).toBeUndefined();
  });

  test('names as many places as fit a line', () => {
    const placesOf = (...names: string[]) => drawnFor(bySlug('christmas'), [], names).place;
    expect(placesOf('Dangriga', 'Hopkins')).toEqual(['Dangriga, Hopkins']);
    expect(placesOf('Dangriga', 'Hopkins', 'Placencia', 'Belmopan')).toEqual([
      'Dangriga, Hopkins and 2 more',
    ]);
    expect(placesOf()).toEqual([]);
  });

  test('has only lines that fit beside the stub', () => {
    const drawn = CELEBRATIONS.map((celebration) => drawnFor(celebration));
    const lines = drawn.flatMap((content) => [...content.lines, ...content.place]);
    expect(lines.filter((line) => titleWidth(line) > 20)).toEqual([]);
    expect(drawn.filter((content) => content.lines.length === 0)).toEqual([]);
  });
});

test('the preview of a month counts its events and yearly celebrations', () => {
  const words = { name: 'July', heading: 'Belize in July', count: '12 events and 2 abroad in July 2027' };
  const images = [{ image: '/images/events/lobster.webp' }, { image: '/images/events/food.webp' }];
  expect(monthPreview(words, images)).toMatchObject({
    path: expect.stringMatching(/^\/landing-previews\/month-july-[0-9a-f]{8}\.jpg$/),
    content: {
      title: 'Belize in July',
      lines: ['12 events and 2', 'abroad in July 2027'],
      place: ['2 yearly celebrations'],
      picture: '/images/events/lobster.webp',
    },
  });
});

describe('the address of a landing page’s preview', () => {
  const find = (page: string, now = NOW, hash = '00000000') => findLandingPreview(`${page}-${hash}.jpg`, now);

  test('leads to the present one, for each celebration and each month', async () => {
    const pages = [
      ...CELEBRATIONS.map(({ slug }) => `celebration-${slug}`),
      ...MONTHS.map((month) => `month-${month.toLowerCase()}`),
    ];
    for (const page of pages) {
      const { path = '' } = (await find(page)) ?? {};
      expect(path.startsWith(`/landing-previews/${page}-`)).toBe(true);
      expect((await findLandingPreview(path.split('/').at(-1) ?? '', NOW))?.path).toBe(path);
    }
  });

  test.each(['month-july', 'celebration-lobsterfest'])(
    'of %s is looked for once a minute, however many made-up addresses are asked for',
    async (page) => {
      const first = await find(page);
      expect(await find(page, NOW + 59_000, '00000001')).toBe(first);
      const later = await find(page, NOW + 60_000, '00000002');
      expect(later).toEqual(first);
      expect(later).not.toBe(first);
    },
  );

  test.each([
    'month-smarch-00000000.jpg',
    'month-parade-00000000.jpg',
    'month--00000000.jpg',
    'celebration-no-such-feast-00000000.jpg',
    'event-x-00000000.jpg',
    'month-july-0000000.jpg',
    'month-july-00000000.png',
    '../../etc/passwd',
    '',
  ])('is none when no page of ours has it: %s', async (file) => {
    expect(await findLandingPreview(file, NOW)).toBeUndefined();
  });
});
