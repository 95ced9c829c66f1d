/**
 * A text that a spreadsheet shows and never calculates: what begins like a formula gets an apostrophe in front.
 * `safeCell('=1+1')` is "'=1+1".
 */
export const safeCell = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
