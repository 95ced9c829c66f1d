import { withoutSlip } from '#lib/questions/sentence/slips';
import { meaningfulWords } from '#lib/questions/sentence/word-tables';
import { typosBetween } from '#lib/text/typos';
import dates from '../../../../lib/questions/words/dates.json' with { type: 'json' };

const swapsOf = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ).filter((swapped) => swapped !== word);
const omissionsOf = (word: string) =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));

describe('a slip is read as the word that was meant:', () => {
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
  ])('%s is %s', (slip, word) => {
    expect(withoutSlip(slip)).toBe(word);
  });

  const named = [...dates.weekdays, ...dates.months]
    .map(([name = '']) => name)
    .filter((name) => name.length > 5);
  test.each(named)('every swap and every missing letter of %s, or a day as near', (word) => {
    const slips = [...swapsOf(word), ...omissionsOf(word)];
    expect(slips.length).toBeGreaterThan(5);
    expect(
      slips.filter((slip) => typosBetween(slip, withoutSlip(slip), 1) > 1 || withoutSlip(slip) === slip),
    ).toEqual([]);
    expect(slips.filter((slip) => withoutSlip(slip) === word).length).toBeGreaterThanOrEqual(
      slips.length - 1,
    );
  });

  test('every swap in a word that means something comes to that word or to one as near', () => {
    const far = meaningfulWords
      .filter((word) => word.length > 5)
      .flatMap(swapsOf)
      .filter(
        (swapped) => withoutSlip(swapped) !== swapped && typosBetween(swapped, withoutSlip(swapped), 1) > 1,
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
])('another word stays as it is: %s', (word) => {
  expect(withoutSlip(word)).toBe(word);
});
