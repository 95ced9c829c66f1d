import { fold } from '#lib/text/fold';
import { wordsJoinedAs } from './joined-phrases.ts';
import { englishSpelling } from './kriol-spelling.ts';
import { beforeUnit, withoutShortening } from './word-shortenings.ts';
import { tableWords } from './word-tables.ts';
import { withoutTypo, withSilentH, withSpanishB } from './word-typos.ts';

/** Characters of a question that are read; the rest is ignored. */
export const MAX_ASKED_LENGTH = 300;

/**
 * One word of a question: in lower case as it was written, as it is compared ("What’s" is 'whats'), and where it stands
 * in the text. A Kriol spelling is both written and compared like the English word, and a typo like
 * the word that was meant: titles have that one.
 */
export type AskedWord = { raw: string; key: string; start: number; end: number; isTypo?: boolean };

// In this order: an hour, a date or range in figures, an abbreviation like 'P.G.', a word, a dash between two words.
const WORD =
  /\d{1,2}:\d{2}(?!\d)|\d+(?:[/.-]\d+){1,2}|\p{L}(?:\.\p{L})+(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’´`][\p{L}\p{M}]+)*|[–—]|(?<=\s)-(?=\s)|(?<=[\p{L}\p{N}])-(?=\d)/gu;

/**
 * '28.11.2026' and '2026-11-28' are compared with slashes, with the month before the day, as '11/28/2026'; '5-7' stays a
 * range, and a dash is read as 'to'.
 */
function wordKey(raw: string): string {
  // With dots the day comes first, whichever numbers they are.
  const [, day, month, year] = /^(\d{1,2})\.(0?[1-9]|1[0-2])\.(\d{2}|\d{4})$/.exec(raw) ?? [];
  if (day) return `${month}/${day}/${year}`;
  if (/^[–—-]$/.test(raw)) return 'to';
  if (/^\d+-\d+$/.test(raw)) return raw;
  if (/^\d+[/.-]/.test(raw)) return raw.replace(/[.-]/g, '/');
  return fold(raw).replace(/['’´`.]/g, '');
}

const MIN_CAPITALISED = 3;

/** The words of a tag of which each begins with a capital: 'GarifunaSettlementDay2026'; a name has two at most: 'TacoFest'. */
function capitalisedWords(raw: string): string[] | undefined {
  if (!/^(?:\p{Lu}\p{Ll}+)+\d*$/u.test(raw)) return undefined;
  const parts = raw.match(/\p{Lu}\p{Ll}+|\d+/gu) ?? [];
  return parts.length >= MIN_CAPITALISED ? parts.map(wordKey) : undefined;
}

/** A word, or the words that were written together in it: 'NewYearsEve'. */
function askedWord(raw: string, start: number): AskedWord[] {
  const key = wordKey(raw);
  const joined = capitalisedWords(raw) ?? wordsJoinedAs(key);
  if (!joined) return [{ raw: raw.toLowerCase(), key, start, end: start + raw.length }];
  let at = start;
  return joined.map((word) => {
    const begin = at;
    at = begin + word.length;
    return { raw: word, key: word, start: begin, end: at };
  });
}

const MIN_JOINED = 7;

/** Words of which two are one of the tables that was written apart: 'basket ball', 'faya wok'. */
function joinApart(words: readonly AskedWord[]): AskedWord[] {
  const joined: AskedWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const key = `${before?.key}${word.key}`;
    const isOne = before && key.length >= MIN_JOINED && /^[a-z]+$/.test(key) && tableWords.has(key);
    if (isOne && !tableWords.has(before.key))
      joined[joined.length - 1] = { ...before, raw: key, key, end: word.end, isTypo: true };
    else joined.push(word);
  }
  return joined;
}

/** The words of a question; 'P.G.' is one word. */
const askedWords = (text: string): AskedWord[] =>
  [...text.slice(0, MAX_ASKED_LENGTH).matchAll(WORD)].flatMap((match) =>
    askedWord(match[0], match.index ?? 0),
  );

/** A phrase in the form in which the words of a question are compared. */
export const phraseKey = (phrase: string) =>
  askedWords(phrase)
    .map(({ key }) => key)
    .join(' ');

/** What part of a question was understood as: a removable chip of the search field. */
export type PartOfQuestion = 'time' | 'place' | 'category' | 'cost' | 'status' | 'holiday';

/** The words of a question. Each is taken once, by the first parser that recognises it. */
export class Sentence {
  readonly words: readonly AskedWord[];
  private readonly taken: (PartOfQuestion | 'other' | undefined)[];

  /** `isName` knows the words of the calendar, which are no typos: they are names of titles, venues and places. */
  constructor(text: string, isName?: (word: string) => boolean) {
    const words = joinApart(askedWords(text)).map((word) => {
      const spelled = withSpanishB(withSilentH(englishSpelling(withoutShortening(word.key))));
      const key = withoutTypo(spelled, isName);
      return key === word.key ? word : { ...word, raw: key, key, isTypo: key !== spelled };
    });
    this.words = words.map((word, position) => {
      const key = beforeUnit(word.key, words[position + 1]?.key);
      return key === word.key ? word : { ...word, raw: key, key, isTypo: true };
    });
    this.taken = this.words.map(() => undefined);
  }

  /** The words that are not taken yet, in order. */
  left(): AskedWord[] {
    return this.words.filter((_, position) => !this.taken[position]);
  }

  /** The words in order as they are compared; '' for one that is taken. */
  open(): string[] {
    return this.words.map(({ key }, position) => (this.taken[position] ? '' : key));
  }

  /** The positions of the words that were taken as a part. */
  positionsOf(part: PartOfQuestion): number[] {
    return this.taken.flatMap((what, position) => (what === part ? [position] : []));
  }

  /** What the word at a position was taken as; undefined for one that is not taken. */
  takenAs(position: number): PartOfQuestion | 'other' | undefined {
    return this.taken[position];
  }

  /** The word before a position, taken or not; '' at the beginning. */
  before(position: number): string {
    return this.words[position - 1]?.key ?? '';
  }

  /** The word at a position, taken or not; '' behind the end. */
  at(position: number): string {
    return this.words[position]?.key ?? '';
  }

  /** The words from a position on as one phrase, or undefined when one of them is taken or missing. */
  phrase(position: number, length: number): string | undefined {
    const words = this.words.slice(position, position + length);
    if (words.length < length || this.taken.slice(position, position + length).some(Boolean))
      return undefined;
    return words.map(({ key }) => key).join(' ');
  }

  take(position: number, length: number, part: PartOfQuestion | 'other' = 'other') {
    for (let index = position; index < position + length; index += 1) this.taken[index] = part;
  }

  /**
   * Takes every phrase of at most `longest` words for which `meaning` returns something, the longest first. Returns the
   * meanings in the order of the sentence.
   */
  takeAll<Meaning>(
    longest: number,
    meaning: (phrase: string, position: number) => Meaning | undefined,
    part: PartOfQuestion | 'other' = 'other',
  ): Meaning[] {
    const found: { position: number; what: Meaning }[] = [];
    for (let length = longest; length > 0; length -= 1)
      for (let position = 0; position + length <= this.words.length; position += 1) {
        const phrase = this.phrase(position, length);
        const what = phrase === undefined ? undefined : meaning(phrase, position);
        if (what === undefined) continue;
        this.take(position, length, part);
        found.push({ position, what });
      }
    return found.sort((a, b) => a.position - b.position).map(({ what }) => what);
  }
}
