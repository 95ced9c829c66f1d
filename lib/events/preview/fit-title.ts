const SIZE_MAX_PX = 136;
const SIZE_MIN_PX = 48;
const MAX_LINES = 3;
/** Height of a line as a part of the type size; the card sets its title with the same. */
export const TITLE_LINE_HEIGHT = 1.02;
/** Space between letters as a part of the type size; the card sets its title with the same. */
export const TITLE_LETTER_SPACING = -0.02;

// Advance widths of Bricolage Grotesque 800 as parts of the type size, rounded up within a group. An accent
// makes no letter wider. A test measures them against the font's own file.
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

/** How wide a line of the title is as a part of its type size: rather too wide than too narrow. */
export function titleWidth(text: string): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  return letters.reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? OTHER_WIDTH) + TITLE_LETTER_SPACING, 0);
}

const widest = (lines: readonly string[]) => Math.max(...lines.map(titleWidth));

/** Every way to set words in a number of lines. */
function settings(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return words.slice(1).flatMap((_, i) => {
    const first = words.slice(0, i + 1).join(' ');
    return settings(words.slice(i + 1), count - 1).map((rest) => [first, ...rest]);
  });
}

/** Lines filled one after the other, each at most `room` wide; only a word that is wider itself is broken. */
function fill(words: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.pop();
    if (last !== undefined && titleWidth(`${last} ${word}`) <= room) {
      lines.push(`${last} ${word}`);
      continue;
    }
    if (last !== undefined) lines.push(last);
    let piece = '';
    for (const letter of word) {
      if (piece !== '' && titleWidth(piece + letter) > room) {
        lines.push(piece);
        piece = '';
      }
      piece += letter;
    }
    lines.push(piece);
  }
  return lines;
}

/** The start of a line that leaves room for an ellipsis, without a torn word where that can be helped. */
function cutLine(line: string, room: number): string {
  const letters = [...line];
  while (letters.length > 1 && titleWidth(`${letters.join('')}…`) > room) letters.pop();
  const cut = letters.join('');
  const space = cut.lastIndexOf(' ');
  const torn = cut.length < line.length && line[cut.length] !== ' ' && space > cut.length / 2;
  return `${(torn ? cut.slice(0, space) : cut).replace(/[\s,.;:–—&(“"-]+$/u, '')}…`;
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
    .flatMap((count) => settings(words, count))
    .map((lines) => ({ lines, size: sizeOf(lines) }))
    // Fewer lines come first and stay first unless more lines allow larger letters.
    .reduce((chosen, next) => (next.size > chosen.size ? next : chosen));
  if (best.size >= SIZE_MIN_PX) return best;
  const room = box.width / SIZE_MIN_PX;
  const lines = fill(words, room);
  const last = lines.slice(MAX_LINES - 1).join(' ');
  return {
    size: SIZE_MIN_PX,
    lines: lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES - 1), cutLine(last, room)],
  };
}
