import { slug } from '#lib/text/slug';
import { typosToPrefix } from '#lib/text/typos';

// Words that do not tell events apart; neither do numbers like a year or '12th'.
const EMPTY_WORDS = new Set([
  ...['a', 'an', 'and', 'at', 'by', 'de', 'el', 'en', 'for', 'in', 'la', 'of', 'on', 'our', 'the', 'to'],
  ...['with', 'annual', 'belize', 'event', 'grand', 'presents', 'st', 'nd', 'rd', 'th'],
]);
const NUMBER = /^\d+(st|nd|rd|th)?$/;
/** The part of the shorter title's words that the longer one must share. */
const SHARED_PART = 0.6;
/** Shorter words must be equal; in longer ones a typo is tolerated. */
const MIN_LETTERS_FOR_A_TYPO = 5;
/** How long a title written without spaces must be to be looked for inside another. */
const MIN_LETTERS_TO_INCLUDE = 8;
/** One typo is tolerated for so many letters of a title written without spaces. */
const LETTERS_PER_TYPO = 5;

/** The shorter of two first. */
const byLength = <Measured extends { length: number }>(one: Measured, other: Measured) =>
  one.length < other.length ? ([one, other] as const) : ([other, one] as const);

function wordsOf(title: string): string[] {
  const all = slug(title, 200).split('-').filter(Boolean);
  const significant = all.filter((word) => !EMPTY_WORDS.has(word) && !NUMBER.test(word));
  return [...new Set(significant.length > 0 ? significant : all)];
}

/** Whether two words are the same but for one typo. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = byLength(one, other);
  return short.length >= MIN_LETTERS_FOR_A_TYPO && typosToPrefix(long, short, 1) <= 1;
}

/**
 * Whether two titles may be those of one event, given that day and place are the same: most words of the shorter
 * one are in the longer one, or they are equal but for a few letters when written without spaces.
 * `isNearTitle('Lobsterfest 2027', 'San Pedro Lobster Fest')` is true.
 */
export function isNearTitle(one: string, other: string): boolean {
  const [few, many] = byLength(wordsOf(one), wordsOf(other));
  if (few.length === 0) return false;
  const shared = few.filter((word) => many.some((candidate) => isSameWord(word, candidate))).length;
  if (shared / few.length >= SHARED_PART) return true;
  const [fewTogether, manyTogether] = [few.join(''), many.join('')];
  if (fewTogether.length >= MIN_LETTERS_TO_INCLUDE && manyTogether.includes(fewTogether)) return true;
  const limit = Math.floor(fewTogether.length / LETTERS_PER_TYPO);
  const [short, long] = byLength(fewTogether, manyTogether);
  return typosToPrefix(long, short, limit) <= limit;
}
