import { describe, expect, test } from '@jest/globals';
import { changedLandingPaths } from '#lib/landing/changed-landing-paths';
import { monthWay } from '#lib/landing/event-ways';
import { filteredList } from '#lib/landing/filtered-list';
import { landingAt, MONTH_PATHS, monthPath } from '#lib/landing/landing-address';
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
    '/things-to-do-in-belize/undefined',
    '/things-to-do-in-belize/constructor',
    '/things-to-do-in-belize/july/more',
    '/things-to-do-in-july',
    '/events/things-to-do-in-belize/july',
  ])('is not %s', (path) => {
    expect(landingAt(path)).toBeUndefined();
  });
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
  const at = (date: string, more: object = {}) => [{ id: 'a', date, ...more }];

  test.each([
    ['one day', at('2027-07-09'), ['july']],
    ['days over New Year', at('2027-12-30', { endDate: '2028-01-02' }), ['december', 'january']],
    ['several dates', at('2027-03-05', { moreDates: ['2027-03-12', '2027-05-01'] }), ['march', 'may']],
    ['a date to be confirmed', at('TBA'), []],
  ])('are renewed when it changes, of %s', (_, events, months) => {
    const paths = months.map((month) => `/things-to-do-in-belize/${month}`);
    expect(changedLandingPaths(events, ['a'])).toEqual([WEEKEND_PATH, ...paths]);
    expect(changedLandingPaths(events, ['taken-out'])).toEqual([WEEKEND_PATH]);
    expect(changedLandingPaths(events, [])).toEqual([]);
  });

  test('are twelve at most, however long it lasts', () => {
    const paths = changedLandingPaths(at('2026-11-20', { endDate: '2031-02-01' }), ['a']);
    expect(new Set(paths)).toEqual(new Set([WEEKEND_PATH, ...MONTH_PATHS]));
  });

  test('have a way from its own page, which one without a day has not', () => {
    expect(monthWay({ date: '2027-07-09' })).toEqual({
      label: 'Belize in July',
      href: '/things-to-do-in-belize/july',
    });
    expect(monthWay({ date: 'July, to be confirmed' })).toBeUndefined();
  });
});
