import { fold } from '#lib/text/fold';
import { categoryRelatedTo } from './parts/category-words.ts';
import type { AskedWord, Sentence } from './sentence/sentence.ts';
import { meaningfulWords } from './sentence/word-tables.ts';
import { hasLettersOf } from './sentence/word-typos.ts';
import everyday from './words/everyday-words.json' with { type: 'json' };
import phrases from './words/phrases.json' with { type: 'json' };
import stopWords from './words/stop-words.json' with { type: 'json' };
import titleWords from './words/title-words.json' with { type: 'json' };
import weakWords from './words/weak-words.json' with { type: 'json' };

const meaningful = new Set(meaningfulWords);

/**
 * Stop words, which name nothing to search for: English, Spanish, Kriol. Of the published lists, which were taken whole,
 * those that name something here are no stop words: 'works', but not 'fireworks'.
 */
const ignored = new Set([
  ...Object.values(stopWords).flatMap((words) => words.split(' ')),
  ...Object.values(everyday).flatMap((words) => words.split(' ').filter((word) => !meaningful.has(word))),
]);

/** Spanish words, Kriol words and other forms, with the word that titles use for them. */
const inTitles = new Map(
  Object.entries(titleWords).flatMap(([word, forms]) =>
    forms.split(', ').map((form) => [form, word] as const),
  ),
);

/** Whether a word has a meaning of its own, so that it is not a misspelt place. */
export const isKnownWord = (word: string) =>
  ignored.has(word) || inTitles.has(word) || categoryRelatedTo(word) !== undefined;

/** Whether a table says what a word means: that there is no event of it is an answer. */
export const hasMeaning = (word: string) =>
  meaningful.has(fold(word)) || categoryRelatedTo(fold(word)) !== undefined;

/** Whether a word names nothing to search for. */
export const isStopWord = (word: string) => ignored.has(word);

const MIN_REMARK_LETTERS = 4;
const MOST_LEFT_OUT = 2;
const all = [...ignored];

/** Whether a word is another one of which letters were left out, the first one kept: 'evnts' of 'events'. */
function isShortOf(word: string, whole: string): boolean {
  const missing = whole.length - word.length;
  return missing >= 1 && missing <= MOST_LEFT_OUT && hasLettersOf(whole, word);
}

/** Whether a word that no event has is passed over without a remark: a short one, or a word that names nothing, ill written. */
export function isPassedOver(word: string): boolean {
  const key = fold(word);
  // '5k' is a wish.
  if (/\d/.test(key)) return false;
  if (key.length < MIN_REMARK_LETTERS) return true;
  return all.some((whole) => whole[0] === key[0] && isShortOf(key, whole));
}

/** The word that titles use for another one: 'soccer' is football. */
export const wordInTitles = (word: string) => inTitles.get(word) ?? word;

/** More would not fit into the search field beside the labels. */
const MAX_WORDS = 5;
const MAX_WORD_LENGTH = 40;

// Figures, years and hours are times or prices that were not understood: no event is found by them.
const isFigures = (key: string) => /^\d[\d/:.-]*(st|nd|rd|th|am|pm)?$/.test(key);

/** A word that is searched. */
export type RemainingWord = {
  /** As titles have it. */
  word: string;
  /** As it was written, but for a typo. */
  written: string;
  /** Where it begins in the text. */
  start: number;
};

/** Beside 'holiday' these name something of any time of the year: 'holiday camp'. */
const ofAnyHoliday = new Set(phrases.ofAnyHoliday);

/** Whether 'holiday' says what something is of, which is Christmas then: 'holiday lights', 'the holiday season'. */
function isOfChristmas(sentence: Sentence, start: number): boolean {
  const position = sentence.words.findIndex((word) => word.start === start) + 1;
  const behind = sentence.at(position);
  const taken = sentence.takenAs(position);
  if (taken && taken !== 'category') return false;
  return behind !== '' && !ignored.has(behind) && !ofAnyHoliday.has(behind) && !isFigures(behind);
}

/** Words of daily speech that titles and venues have too: 'leave', 'drive'. */
const weak = new Set(Object.values(weakWords).flatMap((words) => words.split(' ')));
const partsBeside = ['time', 'place', 'category', 'cost', 'status', 'holiday'] as const;

/**
 * The words without those of daily speech, where something else is asked for: of 'before we leave' no event is meant. One
 * beside another word may be a part of a name, as of 'Barrier Reef Drive', and stays.
 */
function withoutWeak(sentence: Sentence, words: readonly AskedWord[]): readonly AskedWord[] {
  const strong = words.filter(({ key }) => !weak.has(key));
  const isBeside = partsBeside.some((part) => sentence.positionsOf(part).length > 0);
  if (strong.length === 0 && !isBeside) return words;
  const kinds = [...sentence.positionsOf('category'), ...sentence.positionsOf('holiday')];
  const positions = new Set([...strong.map((word) => sentence.words.indexOf(word)), ...kinds]);
  return words.filter((word) => {
    const position = sentence.words.indexOf(word);
    return !weak.has(word.key) || positions.has(position - 1) || positions.has(position + 1);
  });
}

/** The words of a question that remain to be searched, each once. */
export function remainingWords(sentence: Sentence, text: string): RemainingWord[] {
  const words = new Map<string, RemainingWord>();
  const naming = sentence.left().filter(({ key }) => !ignored.has(key) && !isFigures(key) && key.length > 1);
  for (const { raw, key, start, end, isTypo } of withoutWeak(sentence, naming)) {
    const isChristmas = key === 'holiday' && isOfChristmas(sentence, start);
    const word = isChristmas ? 'christmas' : (inTitles.get(key) ?? raw.replace(/['´`]/g, '’'));
    // A long one is cut and not left out: what is left would ask for everything.
    const known = word.slice(0, MAX_WORD_LENGTH);
    if (!words.has(known))
      words.set(known, { word: known, written: isTypo ? raw : text.slice(start, end), start });
  }
  return [...words.values()].slice(0, MAX_WORDS);
}
