import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { diffLines } from '../../../scripts/compare/line-diff.mjs';

const shown = (before: string, after: string) =>
  diffLines([...before], [...after]).map(({ sign, text, at }) => `${sign}${text}${at}`);

test.each([
  ['', '', []],
  ['abc', 'abc', []],
  ['', 'a', ['+a0']],
  ['a', '', ['-a0']],
  ['axb', 'ayb', ['-x1', '+y1']],
  ['abcd', 'bcde', ['-a0', '+e3']],
])('the lines of %j become those of %j by %j', (before, after, expected) => {
  expect(shown(before, after)).toEqual(expected);
});

test('what is left without the changed lines is the same on both sides', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const changes = diffLines(before, after);
      const without = (side: string[], sign: string) => {
        const changed = new Set(changes.filter((change) => change.sign === sign).map(({ at }) => at));
        return side.filter((_, index) => !changed.has(index));
      };
      expect(without(before, '-')).toEqual(without(after, '+'));
    }),
  );
});
