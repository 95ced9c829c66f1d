import { forgetSearches, recentSearches, rememberSearch } from '#lib/device/recent-searches.browser';

beforeEach(() => window.localStorage.clear());

describe('the searches of a device', () => {
  test('are remembered with the newest first, at most five', () => {
    for (const words of ['one', 'two', 'three', 'four', 'five', 'six']) rememberSearch(words);
    expect(recentSearches()).toEqual(['six', 'five', 'four', 'three', 'two']);
  });

  test('are the same search in other case and with other spaces', () => {
    rememberSearch('san pedro');
    rememberSearch('drums');
    rememberSearch('  San   Pedro ');
    expect(recentSearches()).toEqual(['San Pedro', 'drums']);
  });

  test('are not remembered without words', () => {
    rememberSearch('   ');
    expect(recentSearches()).toEqual([]);
  });

  test('can be forgotten', () => {
    rememberSearch('drums');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });

  test.each(['{', '{"a":1}', '[1,null,""]'])('are none where %s is stored', (text) => {
    window.localStorage.setItem('recent-searches', text);
    expect(recentSearches()).toEqual([]);
  });
});
