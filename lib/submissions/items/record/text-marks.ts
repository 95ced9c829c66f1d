import { fold } from '#lib/text/fold';

/** Characters of the shortest paragraph that counts; many write 'All are welcome.' */
const MIN_PARAGRAPH = 60;
/** Paragraphs of a text that are marked. */
const MAX_PARAGRAPHS = 20;
/** Words of the shortest text that is compared as a whole. */
const MIN_WORDS = 12;
/** Words that are looked at together. */
const SHINGLE = 3;
/**
 * MinHash in bands: two texts that share 85 % of their groups of words have one band in common in nine of ten cases,
 * two that share 30 % in one of forty. See Leskovec, Rajaraman, Ullman, Mining of Massive Datasets, chapter 3.
 */
const BANDS = 3;
const ROWS_PER_BAND = 4;

/** A hash of 32 bits (FNV-1a with the finalizer of MurmurHash3). It need not be safe against attackers. */
function hash32(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const mark = (kind: string, text: string) =>
  kind + hash32(text, 1).toString(36) + hash32(text, 2).toString(36);

/** Letters and figures alone, folded: what is left when somebody changes spaces, case or punctuation. */
const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function bandsOf(words: readonly string[]): string[] {
  const shingles = words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE).join(' '));
  const smallest = Array.from({ length: BANDS * ROWS_PER_BAND }, (_, seed) =>
    shingles.reduce((least, shingle) => Math.min(least, hash32(shingle, seed + 3)), 0xffffffff),
  );
  return Array.from({ length: BANDS }, (_, band) =>
    mark(`w${band}`, smallest.slice(band * ROWS_PER_BAND, (band + 1) * ROWS_PER_BAND).join(' ')),
  );
}

/**
 * Marks of a text, by which copies are found: one for each long paragraph, and some of the whole text. Two texts that
 * have one in common share a paragraph or are nearly the same; a text of a few words has none. Decision 89 says why.
 */
export function textMarks(text: string): string[] {
  const paragraphs = text
    .split(/\n+/)
    .map(plain)
    .filter(({ length }) => length >= MIN_PARAGRAPH)
    .slice(0, MAX_PARAGRAPHS);
  const words = plain(text).split(' ');
  const bands = words.length < MIN_WORDS ? [] : bandsOf(words);
  return [...new Set([...paragraphs.map((paragraph) => mark('p', paragraph)), ...bands])];
}
