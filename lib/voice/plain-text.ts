/**
 * A text of unknown origin as one plain line of at most so many UTF-16 units: no control, format or other invisible
 * signs, no lone halves of a letter, every run of spaces one space.
 */
export function plainText(text: string, maxLength: number): string {
  return (
    text
      // Cut first, generously: a cell may hold a book.
      .slice(0, maxLength * 4)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
      .trim()
      .slice(0, maxLength)
      .replace(/\p{Cs}/gu, '')
      .trim()
  );
}
