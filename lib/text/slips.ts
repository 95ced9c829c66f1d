/**
 * The fewest slips (a letter left out, added, changed, or two neighbours swapped) that turn `typed` into the
 * beginning of `word`, or into all of it. Optimal string alignment distance, the last row's minimum because the
 * rest of the word may still be untyped. Stops early and gives `limit + 1` when more than `limit` are needed.
 */
export function slipsToPrefix(typed: string, word: string, limit: number): number {
  if (word.length < typed.length - limit) return limit + 1;
  const width = Math.min(word.length, typed.length + limit) + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column < width; column += 1) {
      const same = typed[row - 1] === word[column - 1] ? 0 : 1;
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && swapped) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      current.push(slips);
      best = Math.min(best, slips);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(limit + 1, ...last);
}
