import { describe, expect, test } from '@jest/globals';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { changedLandingPaths, newDayPaths } from '#lib/landing/changed-landing-paths';
import { categoryWay, categoryWays, monthWay } from '#lib/landing/event-ways';
import { filteredList } from '#lib/landing/filtered-list';
import { categoryPath, landingAt, MONTH_PATHS, monthPath } from '#lib/landing/landing-address';
import { WEEKEND_PATH } from '#lib/site/site';

describe('the address of a landing page', () => {
  test('is that of the weekend, or of a month, one for all years', () => {
    expect(landingAt('/things-to-do-in-belize/this-weekend')).toEqual({ kind: 'weekend' });
    expect(MONTH_PATHS).toHaveLength(12);
    expect(monthPath(7)).toBe('/things-to-do-in-belize/july');
    expect(MONTH_PATHS.map(landingAt)).toEqual(
      Array.from({ length: 12 }, (_, index) => ({ kind: 'month', month: index + 1 })),
    );
  });

  test.each([
    '/things-to-do',
    '/things-to-do-in-belize',
    '/things-to-do-in-belize/',
    '/things-to-do-in-belize/July',
    '/things-to-do-in-belize/smarch',
    '/things-to-do-in-belize/category/parade',
    '/things-to-do-in-belize/toString',
    '/things-to-do-in-belize/undefined',
    '/things-to-do-in-belize/constructor',
    '/things-to-do-in-belize/july/more',
    '/things-to-do-in-july',
    '/events/things-to-do-in-belize/july',
  ])('is not %s', (path) => {
    expect(landingAt(path)).toBeUndefined();
  });
});

test('the address of a category is its name below the list, where no month is called so', () => {
  expect(EVENT_CATEGORIES.map((category) => landingAt(categoryPath(category)))).toEqual(
    EVENT_CATEGORIES.map((category) => ({ kind: 'category', category })),
  );
});

describe('the list for a landing page with filters', () => {
  test.each([
    ['q=drums', '?q=drums'],
    ['when=today&utm_source=tv', '?when=today&utm_source=tv'],
    ['category=food&city=dangriga', '?category=food&city=dangriga'],
    ['saved=yes', '?saved=yes'],
  ])('has the filters of %s', (parameters, query) => {
    expect(filteredList({ kind: 'month', month: 7 }, new URLSearchParams(parameters))).toBe(
      `/things-to-do-in-belize${query}`,
    );
  });

  test.each([
    ['when=today', '?category=parade&when=today'],
    ['category=food', '?category=food'],
  ])('is that of the category, unless %s names another', (parameters, query) => {
    const parade = { kind: 'category', category: 'parade' } as const;
    expect(filteredList(parade, new URLSearchParams(parameters))).toBe(`/things-to-do-in-belize${query}`);
  });

  test.each(['', 'utm_source=tv', 'q=', 'when=someday', 'category=made-up', 'month=2027-09'])(
    'is not asked for by what filters nothing: %s',
    (parameters) => {
      expect(filteredList({ kind: 'weekend' }, new URLSearchParams(parameters))).toBeUndefined();
    },
  );

  test.each([
    ['city=hopkins', '?when=weekend&city=hopkins'],
    ['q=drums&utm_source=tv', '?when=weekend&q=drums&utm_source=tv'],
    ['when=today', '?when=today'],
    ['from=2026-12-01&cost=free', '?from=2026-12-01&cost=free'],
  ])('is that of the weekend, unless %s names other days', (parameters, query) => {
    expect(filteredList({ kind: 'weekend' }, new URLSearchParams(parameters))).toBe(
      `/things-to-do-in-belize${query}`,
    );
  });
});

describe('the pages of an event’s months', () => {
  const at = (date: string, more: object = {}) => [{ id: 'a', date, category: 'food' as const, ...more }];
  const FOOD = '/things-to-do-in-belize/food';
  const changed = (events: ReturnType<typeof at>, ids: string[], former: typeof events = []) =>
    changedLandingPaths(events, former, ids);

  test.each([
    ['one day', at('2027-07-09'), ['july']],
    ['days over New Year', at('2027-12-30', { endDate: '2028-01-02' }), ['december', 'january']],
    ['several dates', at('2027-03-05', { moreDates: ['2027-03-12', '2027-05-01'] }), ['march', 'may']],
    ['a date to be confirmed', at('TBA'), []],
  ])('are renewed when it changes, of %s', (_, events, months) => {
    const paths = months.map((month) => `/things-to-do-in-belize/${month}`);
    expect(changed(events, ['a'])).toEqual([WEEKEND_PATH, ...paths, FOOD]);
    expect(changed([], ['a'], events)).toEqual([WEEKEND_PATH, ...paths, FOOD]);
    expect(changed(events, ['b'])).toEqual([WEEKEND_PATH]);
    expect(changed(events, [])).toEqual([]);
  });

  test('are twelve at most, however long it lasts', () => {
    const paths = changed(at('2026-11-20', { endDate: '2031-02-01' }), ['a']);
    expect(new Set(paths)).toEqual(new Set([WEEKEND_PATH, ...MONTH_PATHS, FOOD]));
  });

  test('are renewed with those that showed it before it moved to another month and category', () => {
    const former = [{ id: 'a', date: '2027-08-01', category: 'parade' as const }];
    expect(changedLandingPaths(at('2027-07-09'), former, ['a'])).toEqual([
      WEEKEND_PATH,
      ...['july', 'august', 'food', 'parade'].map((name) => `/things-to-do-in-belize/${name}`),
    ]);
  });

  test.each([
    ['within a month', '2026-11-26', ['november']],
    ['at its end', '2027-01-01', ['december', 'january']],
  ])(
    'are renewed by a new day %s, with the weekend and each category that has a page',
    (_, today, months) => {
      expect(newDayPaths(today, new Set(['food']))).toEqual([
        WEEKEND_PATH,
        ...months.map((name) => `/things-to-do-in-belize/${name}`),
        FOOD,
      ]);
    },
  );

  test('have a way from its own page, which one without a day has not', () => {
    expect(monthWay({ date: '2027-07-09' })).toEqual({
      label: 'Belize in July',
      href: '/things-to-do-in-belize/july',
    });
    expect(monthWay({ date: 'July, to be confirmed' })).toBeUndefined();
  });
});

describe('the way to a category', () => {
  const withPage = new Set(['food', 'parade'] as const);

  test('is one from its events, where it has a page and is known', () => {
    expect(categoryWay({ category: 'parade' }, withPage)).toEqual({
      label: 'Parade in Belize',
      href: '/things-to-do-in-belize/parade',
    });
    expect(categoryWay({ category: 'arts' }, withPage)).toBeUndefined();
    expect(categoryWay({ category: 'food', hasDefaultCategory: true }, withPage)).toBeUndefined();
  });

  test('is in the order in which categories are offered', () => {
    expect(categoryWays(withPage).map(({ label }) => label)).toEqual(['Parade', 'Food & Markets']);
  });
});
