/**
 * An untrusted text as one plain line of at most `maxLength` UTF-16 units: without control, format or other invisible
 * characters, without lone surrogates, and with each run of whitespace as one space.
 */
export function plainText(text: string, maxLength: number): string {
  return (
    text
      // Cut first, generously: a cell of the sheet may be very long.
      .slice(0, maxLength * 4)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
      .trim()
      .slice(0, maxLength)
      .replace(/\p{Cs}/gu, '')
      .trim()
  );
}
