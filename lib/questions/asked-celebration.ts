import { celebrationPath } from '#lib/celebrations/celebration-path';
import { celebrationKey, type KnownCelebration } from '#lib/celebrations/known-celebration';
import { fillTemplate as fill } from '#lib/text/fill-template';
import { typosBetween } from '#lib/text/typos';
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import { WEEKDAYS } from '#lib/time/weekdays';
import { HOLIDAY_NAMES, holidayNamed, isVillage, MAX_HOLIDAY_WORDS } from './days/holiday-words.ts';
import type { VoiceLanguage } from './question-language.ts';
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

/** Where a name stands in the words of a question, each of its words perhaps with a typo; undefined where it does not. */
function namedWithTypo(words: readonly string[], name: string): string | undefined {
  if (name.length < MIN_LETTERS_WITH_TYPO) return undefined;
  const parts = name.split(' ');
  const isPart = (word: string, part: string) =>
    word === part ||
    (word[0] === part[0] &&
      !tableWords.has(word) &&
      typosBetween(word, part, maxTypos(part)) <= maxTypos(part));
  for (let at = 0; at + parts.length <= words.length; at += 1)
    if (parts.every((part, position) => isPart(words[at + position] ?? '', part)))
      return words.slice(at, at + parts.length).join(' ');
  return undefined;
}

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
 * one at home.
 */
function celebrationNamed(question: string, celebrations: readonly KnownCelebration[]): Named | undefined {
  const key = ` ${celebrationKey(question)} `;
  const words = key.trim().split(' ');
  const isSaid = (name: string) => key.includes(` ${name} `);
  const direct = celebrations.flatMap((celebration) => [
    ...celebration.names.filter(isSaid).map((name) => ({ celebration, words: name, isSure: true })),
    ...celebration.shortNames.filter(isSaid).map((name) => ({ celebration, words: name, isSure: false })),
  ]);
  // Its own name says more than that of a holiday which it shares: 'Independence Day' is in the September Celebrations.
  if (direct.length > 0) return longestOf(direct);
  const isAsking = asksWhen(question);
  const byHoliday = holidayNamesIn(words).flatMap(({ names, phrase }) => {
    // 'garifuna' alone is no day.
    if (!isAsking && !phrase.includes(' ')) return [];
    const celebration = celebrationOfHoliday(names, celebrations);
    return celebration ? [{ celebration, words: phrase, isSure: phrase.includes(' ') }] : [];
  });
  return longestOf(byHoliday);
}

/** The celebration that a question names with a typo: 'setlement day'. */
function celebrationWithTypo(question: string, celebrations: readonly KnownCelebration[]): Named | undefined {
  const words = celebrationKey(question).split(' ');
  const ofHolidays = HOLIDAY_NAMES.flatMap((all) => {
    const keys = all.map(celebrationKey);
    const celebration = celebrationOfHoliday(keys, celebrations);
    return celebration
      ? keys.filter((name) => name.includes(' ')).map((name) => ({ celebration, name }))
      : [];
  });
  const known = celebrations.flatMap((celebration) =>
    [...celebration.names, ...celebration.shortNames].map((name) => ({ celebration, name })),
  );
  return longestOf(
    [...known, ...ofHolidays].flatMap(({ celebration, name }) => {
      const written = namedWithTypo(words, name);
      return written ? [{ celebration, words: written, isSure: false }] : [];
    }),
  );
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

/** So many days after its end it is still said when it was. */
const MAX_DAYS_SINCE = 14;

/** Names in the plural, in English. */
const PLURAL = /\b(celebrations|parades|posadas|finados)$/i;

const agree = (sentence: string, name: string) =>
  PLURAL.test(name)
    ? sentence.replace(`${name} is `, `${name} are `).replace(`${name} was `, `${name} were `)
    : sentence;

/** When a celebration is, in a sentence: 'Garifuna Settlement Day was on Thursday; the next is on Friday, 19 November 2027.' Of one in several places by its rows in `city`. */
export function celebrationText(
  known: KnownCelebration,
  today: CalendarDay,
  language: VoiceLanguage,
  city?: string,
): string {
  const sentence = sentenceOf(atPlace(known, city), today, language);
  return language === 'en' ? agree(sentence, known.name) : sentence;
}

/** A celebration by its rows in a place that was asked for, where it has some of its own there. */
function atPlace(known: KnownCelebration, city = ''): KnownCelebration {
  const stretches = known.atPlaces?.[city];
  const [days] = stretches ?? [];
  return stretches && days ? { ...known, days, stretches } : known;
}

function sentenceOf(known: KnownCelebration, today: CalendarDay, language: VoiceLanguage): string {
  const { name, days, stretches = [], before, when, usual, status } = known;
  const words = texts[language];
  const long = (day: CalendarDay) =>
    words.day === ''
      ? formatLongDay(day)
      : fill(words.day, {
          weekday: words.weekdays[weekdayOf(day)] ?? '',
          date: Number(day.slice(8, 10)),
          month: words.months[Number(day.slice(5, 7)) - 1] ?? '',
          year: day.slice(0, 4),
        });
  const said = usual && language === 'en' ? ` ${usual}` : '';
  if (status) return fill(words[status], { name }) + said;
  if (!days) return fill(when === 'unclear' ? words.unclear : words.unknown, { name }) + said;
  const [from, to] = days;
  const isOne = from === to;
  const range = (template: string, [first, last]: readonly [CalendarDay, CalendarDay] = days) =>
    first === last ? long(first) : fill(template, { first: long(first), last: long(last) });
  if (when === 'usual') return fill(words.usual, { name, days: range(words.usualSpan) });
  if (from <= today && to >= today)
    return isOne || to === today ? fill(words.today, { name }) : fill(words.now, { name, last: long(to) });
  const since = before ? daysBetween(before[1], today) : 0;
  if (before && since > 0 && since <= MAX_DAYS_SINCE) {
    const weekday = words.weekdays[weekdayOf(before[1])] ?? WEEKDAYS[weekdayOf(before[1])] ?? '';
    const day =
      since === 1 ? words.wasYesterday : fill(words.wasOn, { day: since < 7 ? weekday : long(before[1]) });
    return fill(words.wasNext, { name, day, next: long(from) });
  }
  if (when === 'announced') {
    const each = (stretches.length > 1 ? stretches : [days]).map((one) => range(words.announcedSpan, one));
    const last = each.length > 1 ? `${words.and}${each.at(-1)}` : '';
    const all = each.length > 1 ? each.slice(0, -1).join(words.between) + last : (each[0] ?? '');
    return fill(words.announced, { name, days: all });
  }
  if (isOne && from === addDays(today, 1)) return fill(words.tomorrow, { name, day: long(from) });
  return isOne
    ? fill(words.on, { name, day: long(from) })
    : fill(words.span, { name, first: long(from), last: long(to) });
}

/** The way to the page of a celebration. */
export const celebrationLink = ({ name, slug }: KnownCelebration, language: VoiceLanguage) => ({
  label: fill(texts[language].link, { name }),
  address: celebrationPath(slug),
});

/** What is one day by its name: 'Settlement Day', not 'Christmas'. */
const NAMES_A_DAY = /\b(day|eve|dia|deh|vispera|nochebuena)\b/;

/**
 * The search for the day of a celebration that a question names: where nothing but it and a place is asked for, what is on
 * at its coming days, in place of its name. Undefined where that is no other search, where the calendar has nothing then,
 * and where its name is not asked for as days and finds more: much of Christmas is in the weeks before it.
 */
function searchForDay(
  { words: _, city, region, nearMe, ...others }: VoiceSearch,
  { celebration: { days, when, hasEvents, hasAllRows }, words }: Named,
  isAskedWhen: boolean,
): VoiceSearch | undefined {
  if (!days || when !== 'rule' || !hasEvents || Object.keys(others).length > 0) return undefined;
  const [from, to] = days;
  const isAsDays = isAskedWhen || hasAllRows || (from === to && NAMES_A_DAY.test(words));
  if (!isAsDays) return undefined;
  return { ...(city && { city }), ...(region && { region }), ...(nearMe && { nearMe }), from, to };
}

/** Whether a celebration that is named is meant itself, and is no bound of another time: 'until Christmas'. */
function isAboutDays({ celebration: { days } }: Named, search: VoiceSearch): boolean {
  if (search.when) return false;
  const { from, to } = search;
  if (!from) return !to;
  return days !== undefined && from >= days[0] && (to ?? from) <= days[1];
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
  const named =
    celebrationNamed(text, celebrations) ??
    celebrationNamed(read, celebrations) ??
    celebrationWithTypo(read, celebrations);
  if (!named || !(named.isSure || namesNothingElse(sentence, named.words))) return {};
  const anyYear = withoutYear(search, named);
  if (!isAboutDays(named, anyYear)) return {};
  const ofDay = namesOnly(left, named.words) ? searchForDay(anyYear, named, asksWhen(text)) : undefined;
  if (ofDay) takeName(sentence, named.words);
  return { named, ...(ofDay && { ofDay }) };
}
