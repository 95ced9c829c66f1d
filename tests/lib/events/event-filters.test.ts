import fc from 'fast-check';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import {
  daysOf,
  type EventFilters,
  filtersFromSearch,
  isFiltering,
  searchFromFilters,
  WHEN_LABELS,
  type When,
} from '#lib/events/event-filters';
import { slug } from '#lib/text/slug';

fc.configureGlobal({ seed: 20261119, numRuns: 300 });

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const filters = fc
  .record({
    q: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
    category: optional(fc.constantFrom(...EVENT_CATEGORIES)),
    city: optional(fc.string({ minLength: 1 }).map((text) => slug(text) || 'hopkins')),
    when: optional(fc.constantFrom(...(Object.keys(WHEN_LABELS) as When[]))),
    saved: optional(fc.constant(true)),
    month: optional(fc.constantFrom('2026-11', '2027-01', '1999-12')),
  })
  .map(
    ({ q, ...rest }): EventFilters => ({
      q: q.slice(0, 100).trim(),
      ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    }),
  )
  .filter(({ q }) => q.isWellFormed());

describe('filters live in the address (?q= &category= &city= &when=)', () => {
  test.each<[EventFilters, string]>([
    [{ q: '' }, ''],
    [{ q: '   ' }, ''],
    [{ q: ' drums ' }, '?q=drums'],
    [{ q: 'Día & noche' }, '?q=D%C3%ADa+%26+noche'],
    [{ q: '', category: 'food' }, '?category=food'],
    [{ q: '', city: 'cayo-district' }, '?city=cayo-district'],
    [{ q: '', saved: true }, '?saved=yes'],
    [
      { q: 'drums', category: 'arts', city: 'hopkins', when: 'weekend' },
      '?q=drums&category=arts&city=hopkins&when=weekend',
    ],
  ])('%j is written as %j', (asked, search) => {
    expect(searchFromFilters(asked)).toBe(search);
    const { q, ...choices } = asked;
    expect(isFiltering({ ...choices, words: q })).toBe(search !== '');
  });

  test('a month that is shown as a calendar is in the address too', () => {
    expect(searchFromFilters({ q: '', month: '2026-12' })).toBe('?month=2026-12');
  });

  test.each([
    ['', { q: '' }],
    ['?', { q: '' }],
    ['q=drums', { q: 'drums' }],
    ['?when=weekend&q=drums&unknown=1', { q: 'drums', when: 'weekend' }],
    ['?category=concert&city=Hopkins&when=yesterday', { q: '' }],
    ['?category=constructor&when=toString&city=..%2F..', { q: '' }],
    ['?city=', { q: '' }],
    ['?saved=no&month=2026-13', { q: '' }],
    ['?saved=yes&month=2026-12', { q: '', saved: true, month: '2026-12' }],
    ['?month=0000-01', { q: '' }],
    [`?city=${'x'.repeat(81)}`, { q: '' }],
    ['?q=%E0%A4%A', { q: expect.any(String) }],
  ])('%j asks for %j: an unknown value asks for nothing', (search, asked) => {
    expect(filtersFromSearch(search)).toEqual(asked);
  });

  test('a query of any length is cut to what the field holds', () => {
    expect(filtersFromSearch(`?q=${'drum'.repeat(1000)}`).q).toBe('drum'.repeat(25));
  });

  test('what is written is read again, whatever it is', () => {
    fc.assert(
      fc.property(filters, (asked) => {
        expect(filtersFromSearch(searchFromFilters(asked))).toEqual(asked);
      }),
    );
  });

  test('any address is read, and what it asked for stays the same when it is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webQueryParameters(), fc.string({ unit: 'binary' })), (search) => {
        const written = searchFromFilters(filtersFromSearch(search));
        expect(searchFromFilters(filtersFromSearch(written))).toBe(written);
      }),
    );
  });
});

describe('a weekend is Friday to Sunday, from today on', () => {
  test.each([
    ['Monday', '2026-11-16', '2026-11-20'],
    ['Tuesday', '2026-11-17', '2026-11-20'],
    ['Wednesday', '2026-11-18', '2026-11-20'],
    ['Thursday', '2026-11-19', '2026-11-20'],
    ['Friday', '2026-11-20', '2026-11-20'],
    ['Saturday', '2026-11-21', '2026-11-21'],
    ['Sunday', '2026-11-22', '2026-11-22'],
  ])('on %s %s it runs from %s to Sunday, 22 November', (_, today, from) => {
    expect(daysOf('weekend', today)).toEqual({ from, to: '2026-11-22' });
  });

  test('it crosses the end of a month and of a year', () => {
    expect(daysOf('weekend', '2026-12-30')).toEqual({ from: '2027-01-01', to: '2027-01-03' });
    expect(daysOf('weekend', '2027-01-31')).toEqual({ from: '2027-01-31', to: '2027-01-31' });
  });
});

describe('the other times', () => {
  test.each<[When, string, string, string]>([
    ['today', '2026-11-19', '2026-11-19', '2026-11-19'],
    ['tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
    ['tomorrow', '2028-02-28', '2028-02-29', '2028-02-29'],
    ['month', '2026-11-19', '2026-11-19', '2026-11-31'],
    ['month', '2027-02-01', '2027-02-01', '2027-02-31'],
  ])('%s on %s runs from %s to %s, compared as text', (when, today, from, to) => {
    expect(daysOf(when, today)).toEqual({ from, to });
  });
});
