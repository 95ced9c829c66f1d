const LETTERS = 26;
const FIRST_LETTER = 65;

/** The letters that a sheet shows above a column, by its index: 0 is 'A', 26 is 'AA'. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / LETTERS);
  const last = String.fromCharCode(FIRST_LETTER + (index % LETTERS));
  return rest === 0 ? last : columnLetters(rest - 1) + last;
}

/** The index of a column by its letters: 'A' is 0, 'AA' is 26. */
export const columnIndex = (letters: string): number =>
  [...letters.toUpperCase()].reduce(
    (index, letter) => index * LETTERS + letter.charCodeAt(0) - FIRST_LETTER + 1,
    0,
  ) - 1;
