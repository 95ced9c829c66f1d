import { communitySuggestions, spelledCommunity } from '#lib/places/community-suggestions';

const names = (country: string) => communitySuggestions(country).map(({ value }) => value);

test('the suggestions for Belize begin with about 31 communities, then come smaller villages', () => {
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
])('the suggestions for the country “%s” are its cities of the diaspora', (country, cities) => {
  expect(names(country)).toEqual(cities);
});

test.each([
  ['dangriga', 'Belize', 'Dangriga'],
  [' BELIZE CITY ', 'Belize', 'Belize City'],
  ['Dangriga', 'Belize', 'Dangriga'],
  ['dangriga', 'United States', 'dangriga'],
  ['our backyard', 'Belize', 'our backyard'],
])('a community that is sent as %j in %s is spelled %j', (typed, country, spelled) => {
  expect(spelledCommunity(typed, country)).toBe(spelled);
});
