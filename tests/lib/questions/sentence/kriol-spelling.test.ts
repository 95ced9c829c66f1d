import { readdirSync, readFileSync } from 'node:fs';
import { PLACES_WITH_SPELLINGS } from '#lib/places/places';
import { englishSpelling } from '#lib/questions/sentence/kriol-spelling';
import { fold } from '#lib/text/fold';

const WORD_LISTS = 'lib/questions/words';

const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return fold(value).match(/[a-z]+/g) ?? [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => [...wordsOf(key), ...wordsOf(each)])
    : [];
};

describe('a word in Kriol spelling is read as the English word', () => {
  test.each([
    ['tonight', ['tinait', 'tonait', 'tunait', 'tunite']],
    ['tomorrow', ['tumaro', 'tumara', 'timara', 'tomoro']],
    ['today', ['tideh', 'tudeh', 'todai']],
    ['morning', ['maanin', 'mawnin', 'mornin']],
    ['afternoon', ['aftanoon', 'aftanuun']],
    ['evening', ['eevnin']],
    ['sunday', ['sondeh', 'sonday', 'sondey', 'sundeh']],
    ['monday', ['mondeh', 'mondey']],
    ['wednesday', ['wenzdeh', 'wensday']],
    ['thursday', ['terzdeh', 'turzdeh']],
    ['friday', ['fraideh', 'fraiday', 'frideh', 'fraidey']],
    ['december', ['disemba', 'diisemba']],
    ['september', ['septemba']],
    ['christmas', ['krismos', 'krismas', 'krismus', 'chrismas']],
    ['holiday', ['haliday', 'halideh']],
    ['city', ['siti', 'sity']],
    ['music', ['myoozik', 'myuzik', 'muzik']],
    ['church', ['cherch']],
    ['market', ['maakit']],
    ['concert', ['kansert', 'konsert']],
    ['carnival', ['kaanival']],
    ['football', ['futbaal']],
    ['lobster', ['labsta']],
    ['drumming', ['dromin']],
  ])('%s', (english, spellings) => {
    expect(spellings.map(englishSpelling)).toEqual(spellings.map(() => english));
  });

  test.each([
    'sandy',
    'mandy',
    'mosaic',
    'settee',
    'manning',
    'mass',
    'fiesta',
    'esta',
    'noche',
    'punta',
    'hopkins',
  ])('and another word stays as it is: %s', (word) => {
    expect(englishSpelling(word)).toBe(word);
  });
});

test('the lists have the English words in place of the spellings that are read as them', () => {
  const lists = readdirSync(WORD_LISTS).map((name) =>
    JSON.parse(readFileSync(`${WORD_LISTS}/${name}`, 'utf8')),
  );
  const words = [...new Set(lists.flatMap(wordsOf))];
  expect(words.length).toBeGreaterThan(1500);
  expect(words.filter((word) => englishSpelling(word) !== word)).toEqual([]);
});

test('no place has a name that is read as another word', () => {
  const words = PLACES_WITH_SPELLINGS.flatMap(({ spellings }) => spellings.flatMap(wordsOf));
  expect(words.filter((word) => englishSpelling(word) !== word)).toEqual([]);
});

test('no word of the events in data/events.csv is read as another one', () => {
  const words = wordsOf(readFileSync('data/events.csv', 'utf8'));
  expect(words.filter((word) => englishSpelling(word) !== word)).toEqual([]);
});
