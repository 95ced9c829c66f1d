const SIZES_PX = [136, 120, 108, 98, 88, 80, 72, 65, 58, 52, 48] as const;
const MAX_LINES = 3;
/** Height of a line as a part of the type size; the card sets its title with the same. */
export const TITLE_LINE_HEIGHT = 1.02;

// Advance widths of Bricolage Grotesque 800 as parts of the type size, rounded up, without their accents.
const WIDTHS = new Map(
  (
    [
      [0.3, " ',.:;|`lijI!¡()[]‘’‚‹›"],
      [0.4, '{}-/\\1"“”„Jtf–•'],
      [0.46, 'r?¿*ł'],
      [0.55, 'Lz7s+<=>~_…'],
      [0.59, 'cTZveĦ'],
      [0.62, 'axkFgoyø235ß'],
      [0.66, 'nhubdpqPSE#$4890þđ'],
      [0.72, '6VCRBKYDAXOHUGQØÐÞ€£'],
      [0.8, 'N&'],
      [0.89, 'w'],
      [1.01, 'mMW@%æœÆŒ—'],
    ] as const
  ).flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);
const OTHER_WIDTH = 0.75;
const SPACE_WIDTH = 0.3;

/** About how wide a text is in parts of its type size: rather too wide than too narrow. */
function widthOf(text: string): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  return letters.reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? OTHER_WIDTH), 0);
}

/** Lines filled one after the other, each at most `room` wide; a word alone may be wider. */
function fill(words: readonly string[], room: number): string[] {
  const lines: string[] = [];
  let used = 0;
  for (const word of words) {
    const width = widthOf(word);
    if (lines.length > 0 && used + SPACE_WIDTH + width <= room) {
      lines.push(`${lines.pop()} ${word}`);
      used += SPACE_WIDTH + width;
    } else {
      lines.push(word);
      used = width;
    }
  }
  return lines;
}

const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));

/** As many lines as the words need anyway, of lengths as equal as may be: no last line of one short word. */
function balance(words: readonly string[], room: number): string[] {
  let lines = fill(words, room);
  const count = lines.length;
  for (let narrower = room - 0.25; narrower > room / 2; narrower -= 0.25) {
    const candidate = fill(words, narrower);
    if (candidate.length > count || widest(candidate) > narrower) break;
    lines = candidate;
  }
  return lines;
}

/** The start of a text that fits, with an ellipsis. */
function cutLine(text: string, room: number): string {
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').replace(/[\s,.;:–—&(“"-]+$/u, '')}…`;
}

/** Breaks words that are wider than a line, because no type size is small enough for them. */
function breakWords(words: readonly string[], room: number): string[] {
  return words.flatMap((word) => {
    const pieces = [''];
    for (const letter of word) {
      const last = pieces[pieces.length - 1] ?? '';
      if (last !== '' && widthOf(last + letter) > room) pieces.push(letter);
      else pieces[pieces.length - 1] = last + letter;
    }
    return pieces;
  });
}

/**
 * The lines of a title, three at most, and the largest type size (px) at which they fit a box (px). A title too
 * long for the smallest size ends in an ellipsis: `fitTitle('Regatta', { width: 590, height: 300 })` is
 * `{ size: 136, lines: ['Regatta'] }`.
 */
export function fitTitle(title: string, box: { width: number; height: number }): { size: number; lines: string[] } {
  const words = title.split(' ');
  for (const size of SIZES_PX) {
    const room = box.width / size;
    const most = Math.min(MAX_LINES, Math.floor(box.height / (size * TITLE_LINE_HEIGHT)));
    const lines = balance(words, room);
    if (lines.length <= most && widest(lines) <= room) return { size, lines };
  }
  const size = SIZES_PX[SIZES_PX.length - 1] ?? 0;
  const room = box.width / size;
  const lines = fill(breakWords(words, room), room);
  if (lines.length <= MAX_LINES) return { size, lines };
  const [last = '', ...rest] = lines.slice(MAX_LINES - 1);
  return { size, lines: [...lines.slice(0, MAX_LINES - 1), cutLine([last, ...rest].join(' '), room)] };
}
