import { searchRequestFrom } from '#lib/events/filters/search-request';

describe('the address of a page of results', () => {
  test('is read like that of the list', () => {
    expect(
      searchRequestFrom('?q=drums&when=weekend&city=san-pedro&category=parade&cost=free&page=2'),
    ).toEqual({
      filters: { q: 'drums', when: 'weekend', city: 'san-pedro', category: 'parade', cost: 'free' },
      page: 2,
    });
  });

  test('may come from a form, which has a field for tonight and sends the empty ones too', () => {
    expect(searchRequestFrom('?q=&when=tonight&city=&category=').filters).toEqual({
      q: '',
      when: 'today',
      hours: { after: 1020, before: 1440 },
    });
  });

  test('does not ask for what only the device knows, nor for the month view', () => {
    expect(searchRequestFrom('?q=punta&saved=yes&month=2027-09').filters).toEqual({ q: 'punta' });
  });

  test.each([
    '',
    '?',
    '?__proto__=x&constructor=y',
    '?category=<script>&city=../../etc&when=never&cost=-1&from=2027-02-30&hours=99:99-00:00',
    '?q=%20%00%0A&page=0',
    '?page=-1',
    '?page=1e9',
    '?page=99999999999',
  ])('may hold anything: %s asks for nothing', (search) => {
    const { filters, page } = searchRequestFrom(search);
    expect({ ...filters, q: filters.q.trim() }).toEqual({ q: '' });
    expect(page).toBe(1);
  });

  test('is read up to a hundred letters of a search, and up to the first of a parameter', () => {
    expect(searchRequestFrom(`?q=${'a'.repeat(5_000)}`).filters.q).toHaveLength(100);
    expect(searchRequestFrom('?q=one&q=two').filters.q).toBe('one');
  });
});
