/**
 * A text that a spreadsheet shows and never calculates: what begins like a formula, in signs of any width, gets an
 * apostrophe in front.
 * `safeCell('=1+1')` is "'=1+1".
 */
export const safeCell = (text: string) =>
  /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/.test(text) ? `'${text}` : text;
