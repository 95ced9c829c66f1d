/**
 * The smallest number of typos (a letter omitted, added or changed, or two adjacent letters swapped) that turn `typed`
 * into a prefix of `word`, or into all of it. This is the optimal string alignment distance, with the minimum of the
 * last row, as the rest of the word may not be typed yet. Returns `limit + 1` early when more than `limit` are needed.
 */
export function typosToPrefix(typed: string, word: string, limit: number): number {
  return Math.min(limit + 1, ...(lastRow(typed, word, limit) ?? []));
}

/** The smallest number of typos that turn `typed` into all of `word`, counted like those to a prefix. */
export const typosBetween = (typed: string, word: string, limit: number): number =>
  Math.min(limit + 1, lastRow(typed, word, limit)?.[word.length] ?? limit + 1);

/** The typos from all of `typed` to each prefix of `word`; undefined when more than `limit` are needed for all of them. */
function lastRow(typed: string, word: string, limit: number): number[] | undefined {
  if (word.length < typed.length - limit) return undefined;
  const width = Math.min(word.length, typed.length + limit) + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column < width; column += 1) {
      const same = typed[row - 1] === word[column - 1] ? 0 : 1;
      let typos = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && swapped) typos = Math.min(typos, (beforeLast[column - 2] ?? 0) + 1);
      current.push(typos);
      best = Math.min(best, typos);
    }
    if (best > limit) return undefined;
    beforeLast = last;
    last = current;
  }
  return last;
}
