import {
  daysOf,
  type EventFilters,
  filtersFromSearch,
  isFiltering,
  NO_FILTERS,
  searchFromFilters,
  type When,
} from '#lib/events/event-filters';

describe('filters are part of the address (?q= &category= &city= &when= &saved= &month=)', () => {
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
    [{ q: '', from: '2026-11-27', to: '2026-11-29' }, '?from=2026-11-27&to=2026-11-29'],
    [{ q: '', from: '2026-12-26' }, '?from=2026-12-26'],
    [{ q: '', when: 'today', hours: { after: 1020, before: 1440 } }, '?when=today&hours=17%3A00-24%3A00'],
    [{ q: '', hours: 'now' }, '?hours=now'],
    [{ q: '', cost: 'free' }, '?cost=free'],
    [{ q: '', cost: 20 }, '?cost=20'],
  ])('so that %j is written as %j', (asked, search) => {
    expect(searchFromFilters(asked)).toBe(search);
    const { q, ...choices } = asked;
    expect(isFiltering({ ...choices, words: q })).toBe(search !== '');
  });

  test('so that a month of the calendar view is in the address too', () => {
    expect(searchFromFilters({ q: '', month: '2026-12' })).toBe('?month=2026-12');
  });

  test.each([
    ['', { q: '' }],
    ['?', { q: '' }],
    ['q=drums', { q: 'drums' }],
    // A form has one field for this evening.
    ['?q=&when=tonight&city=', { q: '', when: 'today', hours: { after: 1020, before: 1440 } }],
    ['?when=tonight&from=2026-11-28', { q: '', from: '2026-11-28' }],
    ['?when=weekend&q=drums&unknown=1', { q: 'drums', when: 'weekend' }],
    ['?category=concert&city=Hopkins&when=yesterday', { q: '' }],
    ['?category=constructor&when=toString&city=..%2F..', { q: '' }],
    ['?category=food&city=cayo-district', { q: '', category: 'food', city: 'cayo-district' }],
    ['?city=', { q: '' }],
    ['?from=2026-02-30&to=x', { q: '' }],
    // Exact days win over a choice; a range that ends before it begins is none.
    ['?when=today&from=2026-11-28&to=2026-11-28', { q: '', from: '2026-11-28', to: '2026-11-28' }],
    ['?from=2026-11-28&to=2026-11-27', { q: '' }],
    ['?hours=18:00-17:00', { q: '' }],
    ['?hours=18:00-25:00', { q: '' }],
    ['?hours=18:60-19:00', { q: '' }],
    ['?cost=cheap', { q: '' }],
    ['?cost=-5', { q: '' }],
    ['?saved=no&month=2026-13', { q: '' }],
    ['?saved=yes&month=2026-12', { q: '', saved: true, month: '2026-12' }],
    ['?month=2026-09', { q: '', month: '2026-09' }],
    ['?month=0000-01', { q: '' }],
    ['?month=x2026-09', { q: '' }],
    ['?month=2026-091', { q: '' }],
    [`?city=${'x'.repeat(81)}`, { q: '' }],
    ['?q=%E0%A4%A', { q: expect.any(String) }],
  ])('so that %j is read as %j, and unknown values are ignored', (search, asked) => {
    expect(filtersFromSearch(search)).toEqual(asked);
  });

  test('without any filter, the query string is empty', () => {
    expect(searchFromFilters(NO_FILTERS)).toBe('');
    expect(filtersFromSearch('')).toEqual(NO_FILTERS);
  });

  test('a longer search text is cut to the length of the field', () => {
    expect(filtersFromSearch(`?q=${'drum'.repeat(1000)}`).q).toBe('drum'.repeat(25));
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
  ])('so that on %s %s it runs from %s to Sunday, 22 November', (_, today, from) => {
    expect(daysOf('weekend', today)).toEqual({ from, to: '2026-11-22' });
  });

  test('and it may cross the end of a month or of a year', () => {
    expect(daysOf('weekend', '2026-12-30')).toEqual({ from: '2027-01-01', to: '2027-01-03' });
    expect(daysOf('weekend', '2027-01-31')).toEqual({ from: '2027-01-31', to: '2027-01-31' });
  });
});

describe('the other choices of time', () => {
  test.each<[When, string, string, string]>([
    ['today', '2026-11-19', '2026-11-19', '2026-11-19'],
    ['tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
    ['tomorrow', '2028-02-28', '2028-02-29', '2028-02-29'],
    ['month', '2026-11-19', '2026-11-19', '2026-11-31'],
    ['month', '2027-02-01', '2027-02-01', '2027-02-31'],
  ])('include that %s on %s runs from %s to %s, compared as text', (when, today, from, to) => {
    expect(daysOf(when, today)).toEqual({ from, to });
  });
});
