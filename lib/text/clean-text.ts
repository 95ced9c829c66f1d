/**
 * Characters that come along when text is copied and that nobody sees or types: marks and changes of direction, the byte
 * order mark, soft hyphens, spaces and operators without a width. Not the joiners of emoji and scripts (U+200C, U+200D).
 */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
/** What programs write for a line break inside a text: Word, PDF files, old terminals, Unicode's own two. */
const SEPARATORS = /[\v\f\u0085\u2028\u2029]/g;

/**
 * A text of one line as it was meant, without the invisible characters of copied text; tabs and separators of lines are
 * spaces. A line feed stays, for whoever refuses or joins it.
 *
 *     cleanLine('\u202a+501 600-0003\u202c'); // '+501 600-0003'
 */
export const cleanLine = (text: string): string =>
  text.replace(INVISIBLE, '').replace(SEPARATORS, ' ').replaceAll('\t', ' ');

/** The same of a text of several lines, in which separators of lines are line breaks, and these are line feeds. */
export const cleanLines = (text: string): string =>
  text.replace(INVISIBLE, '').replace(/\r\n?/g, '\n').replace(SEPARATORS, '\n').replaceAll('\t', ' ');
