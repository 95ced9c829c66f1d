import { celebrationKey, type KnownCelebration } from '#lib/celebrations/known-celebration';
import { typosBetween } from '#lib/text/typos';
import { HOLIDAY_NAMES, holidayNamed, isVillage, MAX_HOLIDAY_WORDS } from './days/holiday-words.ts';
import { isStopWord, type RemainingWord } from './remaining-words.ts';
import type { Sentence } from './sentence/sentence.ts';
import { tableWords } from './sentence/word-tables.ts';
import { maxTypos } from './sentence/word-typos.ts';
import type { VoiceSearch } from './voice-search.ts';
import texts from './words/celebrations.json' with { type: 'json' };

/** Asked in words of which these begin: 'when is'. */
const asking = texts.asking.map((phrase) => ` ${phrase} `);

/**
 * A celebration that a question names, and the words that name it. `isSure`: they can mean nothing else; the others do
 * only where nothing else is asked for.
 */
type Named = { celebration: KnownCelebration; words: string; isSure: boolean };

/** Names of which each word may have a typo have so many letters; a shorter one is too often another word. */
const MIN_LETTERS_WITH_TYPO = 9;

/** The names of a holiday in the tables as the celebrations' names are written, for one that has any of them. */
function holidayNamesIn(words: readonly string[]): { names: readonly string[]; phrase: string }[] {
  return words.flatMap((_, position) =>
    Array.from({ length: MAX_HOLIDAY_WORDS }, (_, length) => {
      const phrase = words.slice(position, position + length + 1).join(' ');
      const isNone = isVillage(phrase, words[position - 1]) || length >= words.length - position;
      const holiday = isNone ? undefined : holidayNamed(phrase);
      return holiday ? [{ names: holiday.names.map(celebrationKey), phrase }] : [];
    }).flat(),
  );
}

/** The celebration that a holiday is: of several the one whose name stands first among its names. */
function celebrationOfHoliday(names: readonly string[], celebrations: readonly KnownCelebration[]) {
  const byName = names.map((name) =>
    celebrations.find((one) => one.names.includes(name) || one.shortNames.includes(name)),
  );
  return byName.find(Boolean);
}

/**
 * The celebration that a question names. Of several names the longest: 'Garifuna Settlement Day, Los Angeles' is not the
 * one at home. `isAskedWhen`: one word is enough for a day.
 */
function celebrationNamed(
  question: string,
  celebrations: readonly KnownCelebration[],
  isAskedWhen: boolean,
): Named | undefined {
  const key = ` ${celebrationKey(question)} `;
  const words = key.trim().split(' ');
  const isSaid = (name: string) => key.includes(` ${name} `);
  const direct = celebrations.flatMap((celebration) => [
    ...celebration.names.filter(isSaid).map((name) => ({ celebration, words: name, isSure: true })),
    ...celebration.shortNames.filter(isSaid).map((name) => ({ celebration, words: name, isSure: false })),
  ]);
  // Its own name says more than that of a holiday which it shares: 'Independence Day' is in the September Celebrations.
  if (direct.length > 0) return longestOf(direct);
  const byHoliday = holidayNamesIn(words).flatMap(({ names, phrase }) => {
    // 'garifuna' alone is no day.
    if (!isAskedWhen && !phrase.includes(' ')) return [];
    const celebration = celebrationOfHoliday(names, celebrations);
    return celebration ? [{ celebration, words: phrase, isSure: phrase.includes(' ') }] : [];
  });
  return longestOf(byHoliday);
}

/** A name that is long enough for typos, in its words, and the celebration of that name. */
type LongName = { celebration: KnownCelebration; parts: readonly string[] };

const longNamesOf = new WeakMap<readonly KnownCelebration[], ReadonlyMap<string, readonly LongName[]>>();

/** The names of celebrations, those of their holidays among them, by their first letter; made once for a list of them. */
function longNames(celebrations: readonly KnownCelebration[]): ReadonlyMap<string, readonly LongName[]> {
  const made = longNamesOf.get(celebrations);
  if (made) return made;
  const known = celebrations.flatMap((celebration) =>
    [...celebration.names, ...celebration.shortNames].map((name) => ({ celebration, name })),
  );
  const ofHolidays = HOLIDAY_NAMES.flatMap((all) => {
    const keys = all.map(celebrationKey);
    const celebration = celebrationOfHoliday(keys, celebrations);
    return celebration
      ? keys.filter((name) => name.includes(' ')).map((name) => ({ celebration, name }))
      : [];
  });
  const byInitial = new Map<string, LongName[]>();
  for (const { celebration, name } of [...known, ...ofHolidays]) {
    if (name.length < MIN_LETTERS_WITH_TYPO) continue;
    const initial = name[0] ?? '';
    const others = byInitial.get(initial) ?? [];
    others.push({ celebration, parts: name.split(' ') });
    byInitial.set(initial, others);
  }
  longNamesOf.set(celebrations, byInitial);
  return byInitial;
}

/** Whether a word is one of a name, perhaps with a typo that makes no other word of it. */
const isWordOfName = (word: string, part: string) =>
  word === part ||
  (word[0] === part[0] &&
    !tableWords.has(word) &&
    typosBetween(word, part, maxTypos(part)) <= maxTypos(part));

/** The celebration that a question names with a typo: 'setlement day'. */
function celebrationWithTypo(question: string, celebrations: readonly KnownCelebration[]): Named | undefined {
  const words = celebrationKey(question).split(' ');
  const names = longNames(celebrations);
  const found = words.flatMap((word, at) =>
    (names.get(word[0] ?? '') ?? []).flatMap(({ celebration, parts }) =>
      parts.every((part, position) => isWordOfName(words[at + position] ?? '', part))
        ? [{ celebration, words: words.slice(at, at + parts.length).join(' '), isSure: false }]
        : [],
    ),
  );
  return longestOf(found);
}

const longestOf = (all: readonly Named[]) =>
  all.reduce<Named | undefined>(
    (best, one) => (best && best.words.length >= one.words.length ? best : one),
    undefined,
  );

/** Whether a question asks when something is: 'when is'. */
function asksWhen(question: string): boolean {
  const key = ` ${celebrationKey(question)} `;
  return asking.some((phrase) => key.includes(phrase));
}

/** What is one day by its name: 'Settlement Day', not 'Christmas'. */
const NAMES_A_DAY = /\b(day|eve|dia|deh|vispera|nochebuena)\b/;

/**
 * The search for the day of a celebration that a question names: where nothing but it and a place is asked for, what is on
 * at its coming days, in place of its name. Undefined where that is no other search, where the calendar has nothing then,
 * and where its name is not asked for as days and finds more: much of Christmas is in the weeks before it.
 */
function searchForDay(
  { words: _, city, region, nearMe, ...asked }: VoiceSearch,
  { celebration: { days, when, hasEvents, hasAllRows }, words }: Named,
  isAskedWhen: boolean,
): VoiceSearch | undefined {
  const { from: first, to: last, ...timeless } = asked;
  // 'When are the September Celebrations' asks for all of their days, though their name is that of the last one.
  const isLater = days && first && last && first > days[0] && last <= days[1];
  const others = isAskedWhen && isLater ? timeless : asked;
  if (!days || when !== 'rule' || !hasEvents || Object.keys(others).length > 0) return undefined;
  const [from, to] = days;
  const isAsDays = isAskedWhen || hasAllRows || (from === to && NAMES_A_DAY.test(words));
  if (!isAsDays) return undefined;
  return { ...(city && { city }), ...(region && { region }), ...(nearMe && { nearMe }), from, to };
}

/** Whether a celebration that is named is meant itself, and is no bound of another time: 'until Christmas'. */
function isAboutDays({ celebration: { days, before } }: Named, search: VoiceSearch): boolean {
  if (search.when) return false;
  const { from, to } = search;
  if (!from) return !to;
  // Its year may be the one of which it was just celebrated.
  return [days, before].some((asked) => asked && from >= asked[0] && (to ?? from) <= asked[1]);
}

/** Whether the words that are left are those of a name, and no others. */
const namesOnly = (left: readonly RemainingWord[], name = '') =>
  left.every(({ written }) =>
    celebrationKey(written)
      .split(' ')
      .every((word) => name.split(' ').includes(word)),
  );

/** Whether a question names nothing but a place, a time and this. */
const namesNothingElse = (sentence: Sentence, name: string) =>
  sentence.words.every(
    ({ key }, position) =>
      name.split(' ').includes(celebrationKey(key)) ||
      isStopWord(key) ||
      ['time', 'place'].includes(sentence.takenAs(position) ?? ''),
  );

/** Takes the name of a celebration as the time that it stands for. */
function takeName(sentence: Sentence, name: string) {
  const words = name.split(' ');
  for (const [position, { key }] of sentence.words.entries())
    if (words.includes(celebrationKey(key))) sentence.take(position, 1, 'time');
}

/** The search without a year that the coming days of a celebration are in: 'next year' says which of them is meant. */
function withoutYear(search: VoiceSearch, { celebration: { days } }: Named): VoiceSearch {
  const { from, to, ...others } = search;
  const isYear = from && to === `${from.slice(0, 4)}-12-31` && search.hours === undefined;
  return isYear && days && days[0] >= from && days[1] <= to ? others : search;
}

type Asked = {
  /** The words that remain to be searched. */
  left: readonly RemainingWord[];
  /** The question as it is understood without the celebration. */
  search: VoiceSearch;
  celebrations: readonly KnownCelebration[];
};

/**
 * The celebration that a question means, and the search for its days where it asks for them: then its name is taken out of
 * the question. Both are missing where none is meant.
 */
export function celebrationMeant(
  sentence: Sentence,
  text: string,
  { left, search, celebrations }: Asked,
): { named?: Named; ofDay?: VoiceSearch } {
  const read = sentence.words.map(({ key }) => key).join(' ');
  const isAskedWhen = asksWhen(text) || asksWhen(read);
  const named =
    celebrationNamed(text, celebrations, isAskedWhen) ??
    celebrationNamed(read, celebrations, isAskedWhen) ??
    celebrationWithTypo(read, celebrations);
  if (!named || !(named.isSure || namesNothingElse(sentence, named.words))) return {};
  const anyYear = withoutYear(search, named);
  if (!isAboutDays(named, anyYear)) return {};
  const ofDay = namesOnly(left, named.words) ? searchForDay(anyYear, named, isAskedWhen) : undefined;
  if (ofDay) takeName(sentence, named.words);
  return { named, ...(ofDay && { ofDay }) };
}
