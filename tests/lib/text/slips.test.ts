import fc from 'fast-check';
import { slipsToPrefix } from '#lib/text/slips';

fc.configureGlobal({ seed: 20261119, numRuns: 1000 });

/** Optimal string alignment by its recurrence, without limit or short cut. */
function alignment(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [shortA, shortB] = [a.slice(0, -1), b.slice(0, -1)];
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    alignment(shortA, b) + 1,
    alignment(a, shortB) + 1,
    alignment(shortA, shortB) + (a.at(-1) === b.at(-1) ? 0 : 1),
    swapped ? alignment(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

const slowSlips = (typed: string, word: string) =>
  Math.min(
    ...Array.from({ length: word.length + 1 }, (_, length) => alignment(typed, word.slice(0, length))),
  );

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
    expect(slipsToPrefix(typed, word, 3)).toBe(slips);
  });

  test.each([
    ['drum', 'xyz', 1, 2],
    ['drumming', 'dr', 2, 3],
    ['rdusm', 'drums', 1, 2],
    ['drums', 'drams', 0, 1],
  ])('%j for %j with a limit of %i stops at %i', (typed, word, limit, answer) => {
    expect(slipsToPrefix(typed, word, limit)).toBe(answer);
  });

  test('agrees with the recurrence of optimal string alignment', () => {
    // Few letters, so that swaps and repeats happen all the time.
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    const seen = new Set<number>();
    fc.assert(
      fc.property(word, word, fc.nat({ max: 3 }), (typed, whole, limit) => {
        const slips = slipsToPrefix(typed, whole, limit);
        seen.add(slips);
        expect(slips).toBe(Math.min(limit + 1, slowSlips(typed, whole)));
      }),
    );
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});
