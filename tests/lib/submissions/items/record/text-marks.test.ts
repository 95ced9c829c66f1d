import { describe, expect, test } from '@jest/globals';
import { textMarks } from '#lib/submissions/items/record/text-marks';

const FIESTA =
  'Marimba, food and games on the field behind the school. Bring your family and friends, the first plate of rice and beans is on the house, and the band plays until the last of us goes home.';
const isCopy = (one: string, other: string) => {
  const marks = new Set(textMarks(one));
  return textMarks(other).some((mark) => marks.has(mark));
};

describe('Two texts are the same for a moderator', () => {
  test.each([
    ['letter for letter', FIESTA],
    [
      'in other case, spaces and punctuation',
      FIESTA.toUpperCase().replaceAll(' ', '  ').replaceAll(',', ' –'),
    ],
    ['with a word changed', FIESTA.replace('games', 'dances')],
    ['with a sentence added', `${FIESTA} See you on Saturday.`],
    [
      'as one paragraph among others',
      `Dear team, please list this.\n${FIESTA}\nMany thanks for all you do, and best wishes from the whole committee of the village.`,
    ],
  ])('%s', (_, other) => {
    expect(isCopy(FIESTA, other)).toBe(true);
  });
});

describe('Two texts are different', () => {
  test.each([
    [
      'on another subject',
      'A walk along the reef with a guide who knows each fish by name, and lunch on the caye afterwards for everybody who comes along.',
    ],
    [
      'with the same beginning',
      'Marimba, food and games on the field behind the school. A mass at nine opens the day, then the children of all standards show what they have learned about our ancestors.',
    ],
    ['of a few words', 'All are welcome.'],
    ['that are empty', ''],
  ])('%s', (_, other) => {
    expect(isCopy(FIESTA, other)).toBe(false);
  });

  test('of a few words, even where they are equal', () => {
    expect(isCopy('All are welcome.', 'All are welcome.')).toBe(false);
    expect(isCopy('', '')).toBe(false);
  });
});

test('a long text has a limited number of marks', () => {
  const text = Array.from({ length: 500 }, (_, number) => `${FIESTA} Paragraph number ${number}.`).join('\n');
  expect(textMarks(text).length).toBeLessThanOrEqual(23);
});
