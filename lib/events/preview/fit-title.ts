import { withEllipsis } from './preview-text.ts';

const SIZE_MAX_PX = 136;
const SIZE_MIN_PX = 48;
const MAX_LINES = 3;
/** Height of a line in em; also used by the card itself. */
export const TITLE_LINE_HEIGHT = 1.02;
/** Space between letters in em; also used by the card itself. */
export const TITLE_LETTER_SPACING = -0.02;

// Advance widths of Bricolage Grotesque 800 in em, rounded up within a group. Accents do not make a letter wider. A
// test compares them with the font file.
const WIDTHS = new Map(
  (
    [
      [0.255, " '’‘,‚;.:"],
      [0.305, '|`lijIı!¡‹›'],
      [0.365, '()[]{}-1/\\·'],
      [0.41, '"Jtf„•°ł'],
      [0.46, '?¿r*ªº“”'],
      [0.54, 'L7<>+=~z_«»'],
      [0.555, 's'],
      [0.592, 'cTZ^vexŁ'],
      [0.615, 'aFkgyo352–ø'],
      [0.65, 'E#u4hn$bpdqđðħ'],
      [0.672, 'P9S860YÞþ'],
      [0.705, 'VCRBKDß'],
      [0.735, 'AXOQGHUØ'],
      [0.795, 'N&…€£ÐĐ'],
      [0.885, 'w'],
      [1.005, 'mM%W@ÆæŒœ—©®½¼'],
      [1.11, '¾™'],
    ] as const
  ).flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);
const OTHER_WIDTH = 0.85;

/** The width of a line of the title in em, rounded up. */
export function titleWidth(text: string): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  return letters.reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? OTHER_WIDTH) + TITLE_LETTER_SPACING, 0);
}

const widest = (lines: readonly string[]) => Math.max(...lines.map(titleWidth));

/** All ways to break words into a number of lines. */
function lineBreaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return words.slice(1).flatMap((_, i) => {
    const first = words.slice(0, i + 1).join(' ');
    return lineBreaks(words.slice(i + 1), count - 1).map((rest) => [first, ...rest]);
  });
}

/** Fills one line after the other, each at most `maxWidth` (em) wide; only a wider word is broken. */
function fill(words: readonly string[], maxWidth: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.pop();
    if (last !== undefined && titleWidth(`${last} ${word}`) <= maxWidth) {
      lines.push(`${last} ${word}`);
      continue;
    }
    if (last !== undefined) lines.push(last);
    let piece = '';
    for (const letter of word) {
      if (piece !== '' && titleWidth(piece + letter) > maxWidth) {
        lines.push(piece);
        piece = '';
      }
      piece += letter;
    }
    lines.push(piece);
  }
  return lines;
}

/** Cuts a line that is wider than `maxWidth` (em), with an ellipsis. */
function cutLine(line: string, maxWidth: number): string {
  const letters = [...line];
  while (letters.length > 1 && titleWidth(`${letters.join('')}…`) > maxWidth) letters.pop();
  const start = letters.join('');
  return withEllipsis(start, line.charAt(start.length));
}

/**
 * The lines of a title, three at most, and the largest type size (px) at which they fit a box (px). A title that
 * is too long at 48 px ends in an ellipsis.
 * `fitTitle('Punta Rock Concert', { width: 590, height: 300 })` has the lines 'Punta Rock' and 'Concert'.
 */
export function fitTitle(
  title: string,
  box: { width: number; height: number },
): { size: number; lines: string[] } {
  const words = title.split(' ');
  const sizeOf = (lines: readonly string[]) =>
    Math.floor(
      Math.min(SIZE_MAX_PX, box.width / widest(lines), box.height / lines.length / TITLE_LINE_HEIGHT),
    );
  const best = [1, 2, MAX_LINES]
    .flatMap((count) => lineBreaks(words, count))
    .map((lines) => ({ lines, size: sizeOf(lines) }))
    // Fewer lines come first, and more lines are used only for larger letters.
    .reduce((chosen, next) => (next.size > chosen.size ? next : chosen));
  if (best.size >= SIZE_MIN_PX) return best;
  const maxWidth = box.width / SIZE_MIN_PX;
  const lines = fill(words, maxWidth);
  const last = lines.slice(MAX_LINES - 1).join(' ');
  return {
    size: SIZE_MIN_PX,
    lines: lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES - 1), cutLine(last, maxWidth)],
  };
}
