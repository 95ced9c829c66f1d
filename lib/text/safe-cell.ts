/** What a formula begins with, in ASCII or full-width characters. */
const SIGN = '=+\\-@\\uff1d\\uff0b\\uff0d\\uff20';
const FORMULA = new RegExp(`^[${SIGN}\\t\\r\\n]`);
const CELL_BEHIND = new RegExp(`([;\\t\\r\\n]["\\s]*)(?=[${SIGN}])`, 'g');
const PROTECTED = new RegExp(`^'(?='*[${SIGN}])`);

/**
 * Protects a spreadsheet cell against formula injection: a text that starts like a formula, in ASCII or full-width
 * characters, is prefixed with an apostrophe.
 * `safeCell('=1+1')` is "'=1+1".
 */
export const safeCell = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

/**
 * The same for a CSV file. Programs that separate by semicolons, or that do not support quotes, may start a new cell
 * after each semicolon, tab and line break.
 * `safeCsvCell('Fiesta;=1+1')` is "Fiesta;'=1+1".
 */
export const safeCsvCell = (text: string) => safeCell(text).replace(CELL_BEHIND, "$1'");

/**
 * The text of a cell without the apostrophe that protects it, which a spreadsheet program would not show but a CSV has.
 * `textOfSafeCell("'@ The Park")` is '@ The Park'; "'Tis the Season" stays as it is.
 */
export const textOfSafeCell = (cell: string) => cell.replace(PROTECTED, '');

/** The cell of a text that itself begins with an apostrophe before such a sign, so that `textOfSafeCell` gives it back. */
export const cellWithOwnApostrophe = (text: string) => (PROTECTED.test(text) ? `'${text}` : text);
