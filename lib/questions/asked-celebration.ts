import { celebrationPath } from '#lib/celebrations/celebration-path';
import { celebrationKey, type KnownCelebration } from '#lib/celebrations/known-celebration';
import { fillTemplate as fill } from '#lib/text/fill-template';
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import { WEEKDAYS } from '#lib/time/weekdays';
import { holidayNamed, MAX_HOLIDAY_WORDS } from './days/holiday-words.ts';
import type { VoiceLanguage } from './question-language.ts';
import type { VoiceSearch } from './voice-search.ts';
import texts from './words/celebrations.json' with { type: 'json' };

/** Asked in words of which these begin: 'when is'. */
const asking = texts.asking.map((phrase) => ` ${phrase} `);

/** A celebration that a question names, and the words that name it. */
type Named = { celebration: KnownCelebration; words: string };

/** The names of a holiday in the tables as the celebrations' names are written, for one that has any of them. */
function holidayNamesIn(words: readonly string[]): { names: string; phrase: string }[] {
  return words.flatMap((_, position) =>
    Array.from({ length: MAX_HOLIDAY_WORDS }, (_, length) => {
      const phrase = words.slice(position, position + length + 1).join(' ');
      const holiday = length < words.length - position ? holidayNamed(phrase) : undefined;
      return holiday?.names.map((name) => ({ names: celebrationKey(name), phrase })) ?? [];
    }).flat(),
  );
}

/**
 * The celebration that a question names: by its name, or, where it asks when that is, by a word for it. Of several names
 * the longest: 'Garifuna Settlement Day, Los Angeles' is not the one at home.
 */
export function celebrationNamed(
  question: string,
  celebrations: readonly KnownCelebration[],
): Named | undefined {
  const key = ` ${celebrationKey(question)} `;
  const words = key.trim().split(' ');
  const isAsking = asking.some((phrase) => key.includes(phrase));
  const ofHolidays = holidayNamesIn(words).filter(({ phrase }) => isAsking || phrase.includes(' '));
  const namesOf = ({ names, words: others }: KnownCelebration) => [...names, ...(isAsking ? others : [])];
  const direct = celebrations.flatMap((celebration) =>
    namesOf(celebration).flatMap((name) => (key.includes(` ${name} `) ? [{ celebration, words: name }] : [])),
  );
  const byHoliday = celebrations.flatMap((celebration) =>
    ofHolidays.flatMap(({ names, phrase }) =>
      namesOf(celebration).includes(names) ? [{ celebration, words: phrase }] : [],
    ),
  );
  // Its own name says more than that of a holiday which it shares: 'Independence Day' is in the September Celebrations.
  return (direct.length > 0 ? direct : byHoliday).reduce<Named | undefined>(
    (best, one) => (best && best.words.length >= one.words.length ? best : one),
    undefined,
  );
}

/** So many days after its end it is still said when it was. */
const MAX_DAYS_SINCE = 14;

/** Names in the plural, in English. */
const PLURAL = /\b(celebrations|parades|posadas|finados)$/i;

const agree = (sentence: string, name: string) =>
  PLURAL.test(name)
    ? sentence.replace(`${name} is `, `${name} are `).replace(`${name} was `, `${name} were `)
    : sentence;

/** When a celebration is, in a sentence: 'Garifuna Settlement Day was on Thursday; the next is on Friday, 19 November 2027.' */
export function celebrationText(
  known: KnownCelebration,
  today: CalendarDay,
  language: VoiceLanguage,
): string {
  const sentence = sentenceOf(known, today, language);
  return language === 'en' ? agree(sentence, known.name) : sentence;
}

function sentenceOf(
  { name, days, before, when, usual }: KnownCelebration,
  today: CalendarDay,
  language: VoiceLanguage,
): string {
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
  if (!days) return fill(words.unknown, { name }) + said;
  const [from, to] = days;
  const isOne = from === to;
  const range = (template: string) =>
    isOne ? long(from) : fill(template, { first: long(from), last: long(to) });
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
  if (when === 'announced') return fill(words.announced, { name, days: range(words.announcedSpan) });
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

/**
 * The search for the day of a celebration that a question names: where nothing but it and a place is asked for, what is on
 * at its coming days, in place of its name; undefined where that is no other search, and where the calendar has nothing then.
 */
export function searchForDay(
  { words: _, city, region, nearMe, ...others }: VoiceSearch,
  { days, when, hasEvents }: KnownCelebration,
): VoiceSearch | undefined {
  if (!days || when !== 'rule' || !hasEvents || Object.keys(others).length > 0) return undefined;
  const [from, to] = days;
  return { ...(city && { city }), ...(region && { region }), ...(nearMe && { nearMe }), from, to };
}
