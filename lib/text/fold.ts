/** Letters and digits in another shape: full-width 'Ａ', mathematical '𝐀', circled 'Ⓐ', the ligature 'ﬁ'. */
const OTHER_SHAPES = /(?![ -~])[\p{Lu}\p{Ll}\p{Nd}\u24b6-\u24e9\u{1f130}-\u{1f149}]/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII, which has nothing to fold but case
const ASCII = /^[\x00-\x7f]*$/;

/** Letters and digits that have another shape in their plain one: 'Ｆｉｅｓｔａ' is 'Fiesta', 'ﬁesta' too. */
export const plainLetters = (text: string) =>
  ASCII.test(text) ? text : text.replace(OTHER_SHAPES, (letter) => letter.normalize('NFKC'));

/** One letter for each, so that positions stay. */
const plainLetter = (letter: string) => {
  const plain = letter.normalize('NFKC');
  return [...plain].length === 1 ? plain : letter;
};

/**
 * Folds case, accents and shapes of letters, for comparison: 'Día', 'DIA' and 'ＤＩＡ' are 'dia'. The number and order of
 * letters stay the same.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .replace(OTHER_SHAPES, plainLetter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();
}
