/** A part of a text that two versions share, or that only the one before or the one after has. */
type TextPart = { text: string; kind: 'same' | 'gone' | 'new' };

/** Longer texts are compared as a whole: the table of common words grows with the product of both. */
const MAX_WORDS = 1_000;

/** Words with the spaces before them, and the spaces at the end. */
const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? [];

/** The lengths of the longest common subsequences of all ends of two lists of words. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (line)
        line[column] =
          one[row] === other[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1));
    }
  return lengths;
}

/** Adds a word; neighbours of the same kind become one part. */
function add(parts: TextPart[], text: string, kind: TextPart['kind']): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ text, kind });
}

/**
 * Two versions of a text, word by word: `wordChanges('Free entry', 'Paid entry')` is 'Free' gone, 'Paid' new and
 * ' entry' the same.
 */
export function wordChanges(before: string, after: string): TextPart[] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const parts: TextPart[] = [];
  if (one.length > MAX_WORDS || other.length > MAX_WORDS) {
    add(parts, before, 'gone');
    add(parts, after, 'new');
    return parts;
  }
  const lengths = commonLengths(one, other);
  let [row, column] = [0, 0];
  while (row < one.length || column < other.length) {
    const [gone, fresh] = [one[row], other[column]];
    if (gone !== undefined && gone === fresh) {
      add(parts, gone, 'same');
      row += 1;
      column += 1;
    } else if (
      gone !== undefined &&
      (fresh === undefined || (lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0))
    ) {
      add(parts, gone, 'gone');
      row += 1;
    } else if (fresh !== undefined) {
      add(parts, fresh, 'new');
      column += 1;
    }
  }
  return parts;
}
