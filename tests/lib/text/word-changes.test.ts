import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wordChanges } from '#lib/text/word-changes';

/** '-gone-', '+new+' and what is the same. */
const marked = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ text, kind }) => ({ same: text, gone: `-${text}-`, new: `+${text}+` })[kind])
    .join('');

describe('Two versions of a text are compared word by word:', () => {
  test.each([
    ['nothing differs', 'Free entry', 'Free entry', 'Free entry'],
    ['a word is replaced', 'Free entry for all', 'Paid entry for all', '-Free-+Paid+ entry for all'],
    ['words are added', 'Marimba', 'Marimba and food', 'Marimba+ and food+'],
    ['words are removed', 'Marimba and food', 'food', '-Marimba and food-+food+'],
    ['the first version is empty', '', 'A hall', '+A hall+'],
    ['the second version is empty', 'A hall', '', '-A hall-'],
    ['both are empty', '', '', ''],
    ['lines are kept', 'One\nTwo\nThree', 'One\nFour\nThree', 'One-\nTwo-+\nFour+\nThree'],
  ])('%s', (_, before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  test('each version can be read from its parts, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.string({ maxLength: 80 }), (before, after) => {
        const parts = wordChanges(before, after);
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map(({ text }) => text)
            .join('');
        expect([without('new'), without('gone')]).toEqual([before, after]);
      }),
    );
  });
});
