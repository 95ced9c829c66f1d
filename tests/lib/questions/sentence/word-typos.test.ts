import { meaningfulWords } from '#lib/questions/sentence/word-tables';
import { withoutTypo } from '#lib/questions/sentence/word-typos';
import { typosBetween } from '#lib/text/typos';
import dates from '../../../../lib/questions/words/dates.json' with { type: 'json' };

const swapsOf = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ).filter((swapped) => swapped !== word);
const omissionsOf = (word: string) =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));

describe('a typo is read as the word that was meant:', () => {
  test.each([
    ['septembr', 'september'],
    ['wendesday', 'wednesday'],
    ['tomorow', 'tomorrow'],
    ['tonihgt', 'tonight'],
    ['concets', 'concerts'],
    ['paraed', 'parade'],
    ['fesival', 'festival'],
    ['chruch', 'church'],
    ['diciembr', 'diciembre'],
    ['desfle', 'desfile'],
    ['miercloes', 'miercoles'],
    ['wheather', 'weather'],
    // Of two words as near the one of which letters were left out.
    ['worshop', 'workshop'],
    // Filler and parts of phrases, where letters were doubled, swapped, left out or sound the same.
    ['comming', 'coming'],
    ['upcomming', 'upcoming'],
    ['ferido', 'feriado'],
    ['feridao', 'feriado'],
    ['anythng', 'anything'],
    ['bycicle', 'bicycle'],
    ['semna', 'semana'],
    ['bussiness', 'business'],
  ])('%s is %s', (typo, word) => {
    expect(withoutTypo(typo)).toBe(word);
  });

  const named = [...dates.weekdays, ...dates.months]
    .map(([name = '']) => name)
    .filter((name) => name.length > 5);
  test.each(named)('every swap and every missing letter of %s, or a day as near', (word) => {
    const typos = [...swapsOf(word), ...omissionsOf(word)];
    expect(typos.length).toBeGreaterThan(5);
    expect(
      typos.filter((typo) => typosBetween(typo, withoutTypo(typo), 1) > 1 || withoutTypo(typo) === typo),
    ).toEqual([]);
    expect(typos.filter((typo) => withoutTypo(typo) === word).length).toBeGreaterThanOrEqual(
      typos.length - 1,
    );
  });

  test('every swap in a word that means something comes to that word or to one as near', () => {
    const far = meaningfulWords
      .filter((word) => word.length > 5)
      .flatMap(swapsOf)
      .filter(
        (swapped) => withoutTypo(swapped) !== swapped && typosBetween(swapped, withoutTypo(swapped), 1) > 1,
      );
    expect(far).toEqual([]);
  });
});

test.each([
  // Short words, words of the tables, everyday words of two languages, and names.
  'pa',
  'rite',
  'mach',
  'house',
  'concept',
  'fight',
  'watching',
  'placenta',
  'walker',
  'corner',
  'patty',
  'plaza',
  'vista',
  'maria',
  // Another first letter, and two letters that sound unlike, make another word.
  'jerry',
  'merry',
  'teach',
  'supporting',
  'collection',
  'plant',
  'moments',
])('another word stays as it is: %s', (word) => {
  expect(withoutTypo(word)).toBe(word);
});

test('a word of the calendar is no typo, however near it is to another one', () => {
  const isName = (word: string) => ['marchan', 'festivel'].includes(word);
  expect(withoutTypo('festivel')).toBe('festival');
  expect(withoutTypo('festivel', isName)).toBe('festivel');
  expect(withoutTypo('festivl', isName)).toBe('festival');
});
