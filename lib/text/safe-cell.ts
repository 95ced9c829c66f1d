/**
 * Protects a spreadsheet cell against formula injection: a text that starts like a formula, in ASCII or full-width
 * characters, is prefixed with an apostrophe.
 * `safeCell('=1+1')` is "'=1+1".
 */
export const safeCell = (text: string) =>
  /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/.test(text) ? `'${text}` : text;

/**
 * The same for a CSV file. Programs that separate by semicolons, or that do not support quotes, may start a new cell
 * after each semicolon, tab and line break.
 * `safeCsvCell('Fiesta;=1+1')` is "Fiesta;'=1+1".
 */
export const safeCsvCell = (text: string) =>
  safeCell(text).replace(/([;\t\r\n]["\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$1'");
