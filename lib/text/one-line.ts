import { cleanLine, cleanLines } from './clean-text.ts';

/** Words of plain letters with single spaces between them, as most cells have: nothing to clean. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** A text as one line: cleaned and trimmed, inner line breaks and control characters become single spaces. */
export const oneLine = (text: string): string =>
  PLAIN.test(text)
    ? text
    : cleanLine(text)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();

/**
 * A text with its line breaks, each line cleaned and trimmed like one; at most one line between two is empty.
 *
 *     writtenLines(' Doors at 8.\r\n\r\n\r\nBring a chair. '); // 'Doors at 8.\n\nBring a chair.'
 */
export const writtenLines = (text: string): string =>
  PLAIN.test(text)
    ? text
    : cleanLines(text)
        .split('\n')
        .map(oneLine)
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
