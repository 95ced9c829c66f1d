import { communitySuggestions } from '#lib/places/community-suggestions';

const names = (country: string) => communitySuggestions(country).map(({ value }) => value);

test('about 31 Belize community names come first, then smaller villages', () => {
  expect(names('Belize').slice(0, 31)).toEqual(
    expect.arrayContaining(['Belize City', 'Dangriga', 'Hopkins', 'San Antonio (Toledo)']),
  );
  expect(names('Belize')).toContain('Silk Grass');
});

test.each([
  ['United States', ['Los Angeles', 'New York', 'Chicago', 'Houston']],
  ['United Kingdom', ['London']],
  ['Canada', ['Toronto']],
  ['Mexico', []],
  ['', []],
])('in %s the diaspora cities are suggested', (country, cities) => {
  expect(names(country)).toEqual(cities);
});
