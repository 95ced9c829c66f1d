import { slug } from '#lib/text/slug';
import { typosToPrefix } from '#lib/text/typos';

// Words that say nothing of which event it is; a year and '12th' come again every year.
const EMPTY_WORDS = new Set([
  ...['a', 'an', 'and', 'at', 'by', 'de', 'el', 'en', 'for', 'in', 'la', 'of', 'on', 'our', 'the', 'to'],
  ...['with', 'annual', 'belize', 'event', 'grand', 'presents', 'st', 'nd', 'rd', 'th'],
]);
const NUMBER = /^\d+(st|nd|rd|th)?$/;
/** How much of the shorter title the longer one must share. */
const SHARED_PART = 0.6;
const MIN_LETTERS_FOR_A_SLIP = 5;

function wordsOf(title: string): string[] {
  const all = slug(title, 200).split('-').filter(Boolean);
  const telling = all.filter((word) => !EMPTY_WORDS.has(word) && !NUMBER.test(word));
  return [...new Set(telling.length > 0 ? telling : all)];
}

/** Whether two words are one but for a slip of the finger. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= MIN_LETTERS_FOR_A_SLIP && typosToPrefix(long, short, 1) <= 1;
}

/**
 * Whether two titles may be those of one event, given that day and place are the same: most words of the shorter
 * one are in the longer one, or they are equal but for a few letters when written without spaces.
 * `isNearTitle('Lobsterfest 2027', 'San Pedro Lobster Fest')` is true.
 */
export function isNearTitle(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [few, many] = first.length < second.length ? [first, second] : [second, first];
  if (few.length === 0) return false;
  const shared = few.filter((word) => many.some((candidate) => isSameWord(word, candidate))).length;
  if (shared / few.length >= SHARED_PART) return true;
  const [fewTogether, manyTogether] = [few.join(''), many.join('')];
  if (fewTogether.length >= 8 && manyTogether.includes(fewTogether)) return true;
  const limit = Math.floor(fewTogether.length / 5);
  const [short, long] =
    fewTogether.length < manyTogether.length ? [fewTogether, manyTogether] : [manyTogether, fewTogether];
  return typosToPrefix(long, short, limit) <= limit;
}
