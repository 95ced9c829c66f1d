import { searchIndexSlices } from '#lib/events/search-events';
import { meaningOf } from '#lib/questions/sentence/known-words';
import { finishSlices } from '#lib/time/slices';
import { someSummary } from '../../support/events/some-event.ts';

const index = finishSlices(
  searchIndexSlices([
    someSummary({ title: 'Children’s Parade', venue: 'Central Park', city: 'Dangriga' }),
    someSummary({ title: 'La Ruta Maya Canoe Race', venue: 'Swing Bridge', city: 'Belize City' }),
    someSummary({ title: 'Caye Caulker Lobsterfest', venue: 'Front Street', city: 'Caye Caulker' }),
  ]),
);
const found = (word: string, isTyping?: boolean) => {
  const { needles } = meaningOf(index, word, isTyping);
  return index.texts.flatMap((text, position) =>
    needles.some((needle) => text.includes(needle)) ? [position] : [],
  );
};

describe('a word of a question that was sent is known', () => {
  test.each([
    ['as a whole word', 'ruta', [1]],
    ['as a short whole word', 'la', [1]],
    ['in the plural', 'races', [1]],
    ['with its apostrophe', 'children’s', [0]],
    ['as a part from four letters on', 'fest', [2]],
    ['as words that were written together', 'swingbridge', [1]],
    ['as a typo of one letter from five letters on', 'canoo', [1]],
    ['as two swapped letters', 'birdge', [1]],
    ['as a typo of two letters from eight on', 'lobsterfst', [2]],
  ])('%s: %s', (_, word, positions) => {
    expect(found(word)).toEqual(positions);
  });
});

describe('a word is not known', () => {
  test.each([
    ['by its beginning', 'pa'],
    ['by its beginning of three letters', 'lob'],
    ['as a typo of four letters', 'rite'],
    ['as two typos of seven letters', 'lobtsar'],
    ['when no event has it', 'xylophone'],
  ])('%s: %s', (_, word) => {
    expect(found(word)).toEqual([]);
  });
});

describe('while somebody types, the last word is known', () => {
  test.each([
    ['by its beginning', 'chi', [0]],
    ['by its beginning with a typo', 'lobsetr', [2]],
  ])('%s: %s', (_, word, positions) => {
    expect(found(word, true)).toEqual(positions);
  });
});

test('many words of strangers are not kept', () => {
  for (let count = 0; count < 2_000; count += 1) meaningOf(index, `word${count}`);
  expect(found('ruta')).toEqual([1]);
});
