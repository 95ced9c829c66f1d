/**
 * A text of unknown origin as one plain line of at most so many characters: no control, format or other invisible
 * signs, no lone halves of a letter, every run of spaces one space.
 */
export function plainText(text: string, maxLength: number): string {
  // Cut first, generously: a cell may hold a book.
  const line = text
    .slice(0, maxLength * 4)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\ufffd]/gu, '')
    .trim();
  return [...line].slice(0, maxLength).join('').trim();
}
