import { categoryWord } from './parts/category-words.ts';
import { readPhrase, skip, tableOf } from './sentence/read-words.ts';
import type { Sentence } from './sentence/sentence.ts';
import type { VoiceSearch } from './voice-search.ts';
import phrases from './words/phrases.json' with { type: 'json' };

const leaning = new Set(phrases.leaning);
const softLeaning = new Set(phrases.softLeaning);
const pointing = tableOf(phrases.pointing);
const beforePointing = tableOf(phrases.beforePointing);
const ofItsHours = new Set(phrases.ofItsHours);
const anew = new Set(phrases.anew);
const about = new Set(phrases.about);
/** What was asked for before. */
const itself = new Set(['it', 'that', 'ih', 'dat', 'eso', 'ese', 'esa']);
const whichOne = new Set(phrases.whichOne);
const asksOfOne = tableOf(phrases.asksOfOne);
const MAX_SOFT_WORDS = 6;
const MAX_BEGINNING = 3;

const beginsWith = (words: readonly string[], known: ReadonlySet<string>) =>
  Array.from({ length: MAX_BEGINNING }, (_, index) => index + 1).some(
    (length) => words.length > length && known.has(words.slice(0, length).join(' ')),
  );

/** Whether words begin with what points to events that were found before: 'only the ones out on the cayes', 'los que son gratis'. */
function pointsBack(words: readonly string[]): boolean {
  return readPhrase(words, skip(words, 0, beforePointing), pointing) !== undefined;
}

/**
 * Whether a question begins like 'and tomorrow?' or 'what about Hopkins?'; or, when it is short and asks for nothing
 * anew, like 'only San Pedro' or 'for the kids?'.
 */
export function leansOnBefore(sentence: Sentence): boolean {
  const words = sentence.words.map(({ key }) => key);
  if (beginsWith(words, leaning) || pointsBack(words)) return true;
  return (
    words.length <= MAX_SOFT_WORDS && !words.some((word) => anew.has(word)) && beginsWith(words, softLeaning)
  );
}

const MOST_WORDS_LEANING = 6;
/** A question of so few words may be nothing but a time. */
export const MOST_WORDS_OF_TIME = 3;
const refusing: readonly (keyof VoiceSearch)[] = ['refused'];
const timed: readonly (keyof VoiceSearch)[] = ['when', 'from', 'to', 'hours', 'weekday'];
const placed: readonly (keyof VoiceSearch)[] = ['city', 'region', 'nearMe'];

/**
 * Whether what a question says is only a part of one, and belongs to the one before: 'not in Belize City', 'on Sunday?',
 * or 'when is it in San Pedro', which asks of what was looked for.
 */
export function isPartOfBefore(sentence: Sentence, said: VoiceSearch): boolean {
  const words = sentence.words.map(({ key }) => key);
  const fields = Object.keys(said) as (keyof VoiceSearch)[];
  if (fields.length === 0 || words.length > MOST_WORDS_LEANING || words.some((word) => anew.has(word)))
    return false;
  const isOnly = (known: readonly (keyof VoiceSearch)[]) => fields.every((field) => known.includes(field));
  if (isOnly(refusing)) return true;
  // 'no, not Belize City, in Dangriga'
  if (fields.includes('refused') && isOnly([...refusing, ...placed])) return true;
  if (isOnly(timed) && words.length <= MOST_WORDS_OF_TIME) return true;
  const asks = readPhrase(words, 0, asksOfOne) !== undefined;
  return asks && words.some((word) => itself.has(word)) && isOnly([...placed, ...timed]);
}

const MAX_WORDS_ABOUT_ONE = 7;

/**
 * Whether a question is about the first event that was named before: 'where is it', 'what time?', 'how much is that one',
 * 'what time does it finish'. `said` is what it says by itself.
 */
export function isAboutFirst(sentence: Sentence, said: VoiceSearch): boolean {
  const isOfOne = Object.keys(said).every((part) => part === 'cost' || part === 'words');
  const wishes = (said.words ?? '').split(' ').filter(Boolean);
  // Beginning and ending are no wish where they are asked of something.
  if (!isOfOne || !wishes.every((word) => ofItsHours.has(word))) return false;
  const words = sentence.words.map(({ key }) => key);
  if (words.length === 0 || words.length > MAX_WORDS_ABOUT_ONE) return false;
  const begin = readPhrase(words, 0, asksOfOne);
  const names = words.some((_, position) =>
    [1, 2, 3].some((length) => about.has(words.slice(position, position + length).join(' '))),
  );
  const isRestOfHours = begin !== undefined && words.slice(begin.end).every((word) => ofItsHours.has(word));
  return begin !== undefined && (names || isRestOfHours);
}

/** Whether a question asks which of what was found before: 'which one is better with small children'. */
export const asksWhichOne = (sentence: Sentence): boolean =>
  beginsWith(
    sentence.words.map(({ key }) => key),
    whichOne,
  );

/** What a question says, with what was looked for before where it only asks which of that is for families. */
export function withWishOf(last: VoiceSearch | undefined, said: VoiceSearch, isAmong: boolean): VoiceSearch {
  if (!last || !isAmong || said.category !== 'family' || said.words) return said;
  const { category } = last;
  const words = [category && category !== 'family' && categoryWord(category), last.words].filter(Boolean);
  return words.length > 0 ? { ...said, words: words.join(' ') } : said;
}

/** What was carried over from the question before. */
export type Carried = ('place' | 'time' | 'what')[];

/** What a question leaves to the one before: each kind that it does not name itself. */
export function carriedFrom(
  last: VoiceSearch | undefined,
  said: VoiceSearch,
  { leans, isThere }: { leans: boolean; isThere: boolean },
): { search: VoiceSearch; carried: Carried } {
  if (!last || !(leans || isThere)) return { search: said, carried: [] };
  const hasPlace = said.city !== undefined || said.nearMe === true || said.region !== undefined;
  const hasDays =
    said.when !== undefined || said.from !== undefined || said.to !== undefined || said.weekday !== undefined;
  const hasTime = hasDays || said.hours !== undefined;
  const hasWhat = said.category !== undefined || said.words !== undefined;
  // 'and concerts?' asks for any concerts, 'and for free?' for the parades of the question before.
  const hasCost = hasWhat || said.cost !== undefined;
  const place = !hasPlace &&
    (last.city !== undefined || last.region !== undefined) && {
      ...(last.city && { city: last.city }),
      ...(last.region && { region: last.region }),
    };
  const { when, from, to, hours, weekday } = last;
  const isTimed = Boolean(when || from || to || hours);
  // 'and after nine?' asks of the same day.
  const time = leans &&
    !(hasDays || (hasTime && !when && !from)) &&
    isTimed && {
      ...(when && { when }),
      ...(from && { from }),
      ...(to && { to }),
      ...(hours && { hours }),
      ...(weekday !== undefined && { weekday }),
    };
  const { category, words, cost } = last;
  const what = leans &&
    !hasWhat &&
    Boolean(category || words || (cost && !hasCost)) && {
      ...(category && { category }),
      ...(words && { words }),
      ...(cost && !hasCost && { cost }),
    };
  const stillRefused = leans && last.refused && !said.refused && { refused: last.refused };
  return {
    search: { ...what, ...place, ...time, ...stillRefused, ...said },
    carried: [
      ...(place ? (['place'] as const) : []),
      ...(time ? (['time'] as const) : []),
      ...(what ? (['what'] as const) : []),
    ],
  };
}
