import { type SearchIndex, wordsApart } from '#lib/events/search-events';
import { fold } from '#lib/text/fold';
import { typosToPrefix } from '#lib/text/typos';
import { soundOf } from './kriol-spelling.ts';
import {
  isVowelOfAnotherWord,
  maxTypos,
  type TypoTargets,
  typoTargets,
  wordsMistypedAs,
} from './word-typos.ts';

/** What a word means in the texts of the events: pieces of text, one of which an event must have; none when it is unknown. */
type Meaning = { needles: readonly string[]; isTypo: boolean };

type Known = {
  targets: TypoTargets;
  /** The words by their sounds. */
  bySound: ReadonlyMap<string, readonly string[]>;
  meanings: Map<string, Meaning>;
};
const known = new WeakMap<SearchIndex, Known>();
// The server keeps an index for minutes: strangers' words must not fill its memory.
const MAX_CACHED = 500;

function knownOf(index: SearchIndex): Known {
  const found = known.get(index);
  if (found && found.meanings.size < MAX_CACHED) return found;
  const made = {
    targets: found?.targets ?? typoTargets(index.words),
    bySound: found?.bySound ?? wordsBySound(index.words),
    meanings: new Map<string, Meaning>(),
  };
  known.set(index, made);
  return made;
}

const MIN_PART_LENGTH = 4;
const MIN_SOUND_LENGTH = 4;

function wordsBySound(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const bySound = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < MIN_SOUND_LENGTH) continue;
    const sound = soundOf(word);
    bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
  }
  return bySound;
}

/** A word and its usual other forms: 'races' is also 'race', and 'party' 'parties'. */
function formsOf(word: string): string[] {
  const stems = [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  const forms = stems.filter((stem) => stem.length > 1).flatMap((stem) => [stem, `${stem}s`, `${stem}es`]);
  return [...new Set([...forms, word.replace(/y$/, 'ies')])];
}

/** The words from whose beginning a text may be a typo: it may not be written to its end yet. */
function wordsBegunWith(typed: string, words: ReadonlySet<string>): string[] {
  const limit = maxTypos(typed);
  return limit === 0 ? [] : [...words].filter((word) => typosToPrefix(typed, word, limit) <= limit);
}

function findMeaning(index: SearchIndex, word: string, known: Known, isTyping: boolean): Meaning {
  const needles = formsOf(word).map((form) => ` ${form} `);
  if (isTyping) needles.push(` ${word}`);
  if (word.length >= MIN_PART_LENGTH) needles.push(` ${word}`, `${word} `);
  needles.push(...wordsApart(index, word));
  if (index.texts.some((text) => needles.some((needle) => text.includes(needle))))
    return { needles, isTypo: false };
  if (maxTypos(word) === 0) return { needles: [], isTypo: false };
  const alike = known.bySound.get(soundOf(word)) ?? [];
  const mistyped = isTyping ? wordsBegunWith(word, index.words) : wordsMistypedAs(word, known.targets);
  const near = (alike.length > 0 ? alike : mistyped).filter((other) => !isVowelOfAnotherWord(word, other));
  return { needles: near.map((each) => ` ${each} `), isTypo: near.length > 0 };
}

/**
 * What a word of a question that was sent means among the events. It is known as a whole word or in its usual forms, as
 * the beginning or the end of a word from four letters on, as several words that were written together, and as a typo of one from five letters on, of two from eight. While somebody
 * types the last word, `isTyping`, it is known as a beginning too.
 */
export function meaningOf(index: SearchIndex, word: string, isTyping = false): Meaning {
  // 'George’s' is two words in the texts.
  const key = (fold(word).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
  const all = knownOf(index);
  const name = isTyping ? `${key}…` : key;
  const before = all.meanings.get(name);
  if (before) return before;
  const meaning = key === '' ? { needles: [' '], isTypo: false } : findMeaning(index, key, all, isTyping);
  all.meanings.set(name, meaning);
  return meaning;
}
