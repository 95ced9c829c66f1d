import { celebrationKey, type KnownCelebration } from '#lib/celebrations/known-celebration';
import { typosBetween } from '#lib/text/typos';
import { HOLIDAY_NAMES, holidayNamed, isVillage, MAX_HOLIDAY_WORDS } from '../days/holiday-words.ts';
import { tableWords } from '../sentence/word-tables.ts';
import { maxTypos } from '../sentence/word-typos.ts';

/**
 * A celebration that a question names, by which of its names, and the words that name it. `isSure`: they can mean nothing
 * else; the others do only where nothing else is asked for.
 */
export type Named = { celebration: KnownCelebration; name: string; words: string; isSure: boolean };

type NamingContext = {
  celebrations: readonly KnownCelebration[];
  /** It is asked when something is: one word is enough for a day. */
  isAskedWhen: boolean;
  /** Whether it is asked what something means, by its words: then the name of a part of a celebration counts too. */
  isAskedWhat: (words: string) => boolean;
};

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

/** Its names that are those of a part of it, as its page explains them: 'las posadas' of Christmas. */
const namesOfParts = ({ names, shortNames, explained = {} }: KnownCelebration) =>
  Object.keys(explained).filter((name) => !names.includes(name) && !shortNames.includes(name));

/**
 * The celebration that a text names. Of several names the longest: 'Garifuna Settlement Day, Los Angeles' is not the one at
 * home.
 */
export function celebrationNamed(
  text: string,
  { celebrations, isAskedWhen, isAskedWhat }: NamingContext,
): Named | undefined {
  const key = ` ${celebrationKey(text)} `;
  const words = key.trim().split(' ');
  const isSaid = (name: string) => key.includes(` ${name} `);
  const direct = celebrations.flatMap((celebration) => {
    const named = (isSure: boolean) => (name: string) => ({ celebration, name, words: name, isSure });
    return [
      ...celebration.names.filter(isSaid).map(named(true)),
      ...celebration.shortNames.filter(isSaid).map(named(false)),
      ...namesOfParts(celebration)
        .filter((name) => isSaid(name) && isAskedWhat(name))
        .map(named(false)),
    ];
  });
  // Its own name says more than that of a holiday which it shares: 'Independence Day' is in the September Celebrations.
  if (direct.length > 0) return longestOf(direct);
  const byHoliday = holidayNamesIn(words).flatMap(({ names, phrase }) => {
    // 'garifuna' alone is no day.
    if (!isAskedWhen && !phrase.includes(' ')) return [];
    const celebration = celebrationOfHoliday(names, celebrations);
    return celebration ? [{ celebration, name: phrase, words: phrase, isSure: phrase.includes(' ') }] : [];
  });
  return longestOf(byHoliday);
}

/** A name that is long enough for typos, in its words, and the celebration of that name. */
type LongName = { celebration: KnownCelebration; name: string; isPart?: true };

const longNamesOf = new WeakMap<readonly KnownCelebration[], ReadonlyMap<string, readonly LongName[]>>();

/** The names of celebrations, those of their holidays among them, by their first letter; made once for a list of them. */
function longNames(celebrations: readonly KnownCelebration[]): ReadonlyMap<string, readonly LongName[]> {
  const made = longNamesOf.get(celebrations);
  if (made) return made;
  const known = celebrations.flatMap((celebration): LongName[] => [
    ...[...celebration.names, ...celebration.shortNames].map((name) => ({ celebration, name })),
    ...namesOfParts(celebration).map((name) => ({ celebration, name, isPart: true as const })),
  ]);
  const ofHolidays = HOLIDAY_NAMES.flatMap((all) => {
    const keys = all.map(celebrationKey);
    const celebration = celebrationOfHoliday(keys, celebrations);
    return celebration
      ? keys.filter((name) => name.includes(' ')).map((name) => ({ celebration, name }))
      : [];
  });
  const byInitial = new Map<string, LongName[]>();
  for (const one of [...known, ...ofHolidays]) {
    if (one.name.length < MIN_LETTERS_WITH_TYPO) continue;
    const initial = one.name[0] ?? '';
    const others = byInitial.get(initial) ?? [];
    others.push(one);
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

/** The celebration that a text names with a typo: 'setlement day'. */
export function celebrationWithTypo(
  text: string,
  { celebrations, isAskedWhat }: Omit<NamingContext, 'isAskedWhen'>,
): Named | undefined {
  const words = celebrationKey(text).split(' ');
  const names = longNames(celebrations);
  const found = words.flatMap((word, at) =>
    (names.get(word[0] ?? '') ?? []).flatMap(({ celebration, name, isPart }) => {
      const parts = name.split(' ');
      const typed = words.slice(at, at + parts.length).join(' ');
      return parts.every((part, position) => isWordOfName(words[at + position] ?? '', part)) &&
        (!isPart || isAskedWhat(typed))
        ? [{ celebration, name, words: typed, isSure: false }]
        : [];
    }),
  );
  return longestOf(found);
}

const longestOf = (all: readonly Named[]) =>
  all.reduce<Named | undefined>(
    (best, one) => (best && best.words.length >= one.words.length ? best : one),
    undefined,
  );
