/**
 * A text that a spreadsheet shows and never calculates: what begins like a formula, in signs of any width, gets an
 * apostrophe in front.
 * `safeCell('=1+1')` is "'=1+1".
 */
export const safeCell = (text: string) =>
  /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/.test(text) ? `'${text}` : text;

/**
 * The same for a file of comma-separated values: where a program's language wants semicolons, or it knows no quotes,
 * a cell also begins behind each of those and behind each line break.
 * `safeCsvCell('Fiesta;=1+1')` is "Fiesta;'=1+1".
 */
export const safeCsvCell = (text: string) =>
  safeCell(text).replace(/([;\t\r\n]["\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$1'");
