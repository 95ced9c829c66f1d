import fc from 'fast-check';
import { typosToPrefix } from '#lib/text/typos';

fc.configureGlobal({ seed: 20261119, numRuns: 1000 });

/** Optimal string alignment by its recurrence over the whole table, without limit or short cut. */
function slowSlips(typed: string, word: string): number {
  const table = [...`${typed}.`].map((_, row) => [...`${word}.`].map((_, column) => row + column));
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row += 1)
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      (table[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return Math.min(...(table[typed.length] as number[]));
}

describe('the fewest slips that turn what is typed into the beginning of a word', () => {
  test.each([
    ['drums', 'drums', 0],
    ['dru', 'drums', 0],
    ['', 'drums', 0],
    ['drms', 'drums', 1],
    ['druums', 'drums', 1],
    ['drims', 'drums', 1],
    ['durms', 'drums', 1],
    ['durm', 'drums', 1],
    ['rdusm', 'drums', 2],
    ['drumsss', 'drums', 2],
    ['xdrums', 'drums', 1],
    ['abc', '', 3],
  ])('%j for %j takes %i', (typed, word, slips) => {
    expect(typosToPrefix(typed, word, 3)).toBe(slips);
  });

  test.each([
    ['drum', 'xyz', 1, 2],
    ['drumming', 'dr', 2, 3],
    ['rdusm', 'drums', 1, 2],
    ['drums', 'drams', 0, 1],
  ])('%j for %j with a limit of %i stops at %i', (typed, word, limit, answer) => {
    expect(typosToPrefix(typed, word, limit)).toBe(answer);
  });

  test('agrees with the recurrence of optimal string alignment', () => {
    // Few letters, so that swaps and repeats happen all the time.
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    const seen = new Set<number>();
    fc.assert(
      fc.property(word, word, fc.nat({ max: 3 }), (typed, whole, limit) => {
        const slips = typosToPrefix(typed, whole, limit);
        seen.add(slips);
        expect(slips).toBe(Math.min(limit + 1, slowSlips(typed, whole)));
      }),
    );
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});
