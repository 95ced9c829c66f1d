import { categoryOfTitle } from '#lib/events/category-of-title';
import type { EventCategory } from '#lib/events/event-category';

// The specification's lists, in its order.
const LISTS: [EventCategory, string][] = [
  ['parade', 'parade march'],
  ['official', 'ceremony official flag independence emancipation battle'],
  ['entertainment', 'concert show pageant talent performance gala dance party fete bash entertainment'],
  ['cultural', 'festival cultural heritage market expo fair carnival'],
  ['sports', 'cycling run race tournament cup classic sport'],
  ['ceremony', 'service prayer church wreath memorial'],
];
const keywords = LISTS.flatMap(([category, words]) =>
  words.split(' ').map((word) => [word, category] as const),
);

describe('the category is derived from title keywords,', () => {
  test.each(keywords)('and “%s” means %s', (keyword, category) => {
    expect(categoryOfTitle(`Our ${keyword} in Dangriga`)).toBe(category);
    expect(categoryOfTitle(keyword.toUpperCase())).toBe(category);
  });

  test.each(keywords)('and the plural of “%s” in s or es means %s too', (keyword, category) => {
    expect(categoryOfTitle(`Two ${keyword}s`)).toBe(category);
    expect(categoryOfTitle(`Two ${keyword}es`)).toBe(category);
  });

  const pairs = LISTS.flatMap(([first, firstWords], index) =>
    LISTS.slice(index + 1).map(([second, secondWords]) => [
      first,
      second,
      `${secondWords.split(' ').at(-1)} and ${firstWords.split(' ').at(-1)}`,
    ]),
  );
  test.each(pairs)('in order: %s comes before %s in "%s"', (first, _, title) => {
    expect(categoryOfTitle(title)).toBe(first);
  });
});

describe('keywords match whole words, so that the category', () => {
  test.each<[string, EventCategory | undefined]>([
    ['Sunday Brunch', undefined],
    ['Horse Races', 'sports'],
    ['Fun-Run & Walk', 'sports'],
    ['Grace Kennedy Night', undefined],
    ['Showdown at the Marina', undefined],
    ['Partygoers Meet', undefined],
    ['Churchill Lecture', undefined],
    ['The Running of the Tide', undefined],
    ['Racess of the Sea', undefined],
    ["Women's Cup", 'sports'],
    ['Run/Walk', 'sports'],
    ['“Race” for Life', 'sports'],
    ['Brørun', undefined],
  ])('of "%s" is %s', (title, category) => {
    expect(categoryOfTitle(title)).toBe(category);
  });
});

describe('the category of typical titles:', () => {
  test.each<[string, EventCategory | undefined]>([
    ['Independence Day Parade', 'parade'],
    ['Flag Raising Ceremony', 'official'],
    ["Battle of St. George's Caye Concert", 'official'],
    ['Fête de la Musique', 'entertainment'],
    ['Garifuna Cultural Heritage Day', 'cultural'],
    ['Garifuna Thanksgiving Church Service', 'ceremony'],
    ['Christmas Day', undefined],
    ['', undefined],
  ])('that of "%s" is %s', (title, category) => {
    expect(categoryOfTitle(title)).toBe(category);
  });
});

describe('carnival counts unless the title has the word launch, so that the category', () => {
  test.each<[string, EventCategory | undefined]>([
    ['Carnival Race', 'cultural'],
    ['Carnival Launch Race', 'sports'],
    ['Launch of the Carnival: Church Blessing', 'ceremony'],
    ['Carnival Launch Festival', 'cultural'],
    ['Carnival Launch', undefined],
    ['Relaunched Carnival Race', 'cultural'],
  ])('of "%s" is %s', (title, category) => {
    expect(categoryOfTitle(title)).toBe(category);
  });
});
