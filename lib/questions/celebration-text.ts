import { celebrationPath } from '#lib/celebrations/celebration-path';
import type { KnownCelebration } from '#lib/celebrations/known-celebration';
import { placeBySlug } from '#lib/places/places';
import { CELEBRATIONS_PATH } from '#lib/site/site';
import { fillTemplate as fill } from '#lib/text/fill-template';
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import { WEEKDAYS } from '#lib/time/weekdays';
import { publicHolidayOn, publicHolidaysIn } from './days/public-holidays.ts';
import { isAtPlace } from './parts/regions.ts';
import type { VoiceLanguage } from './question-language.ts';
import texts from './words/celebrations.json' with { type: 'json' };

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

/**
 * What a celebration is, as its page says it, and before it what the page says of the name by which it was asked for; ''
 * where it is not known in this language.
 */
export const meaningText = (
  { summary, explained = {} }: KnownCelebration,
  name: string,
  language: VoiceLanguage,
): string => [explained[name], summary].flatMap((said) => said?.[language] ?? []).join(' ');

/** Whether a celebration is announced, and in no place that is the one asked for: its days answer nothing there. */
export const isElsewhere = ({ atPlaces }: KnownCelebration, city: string | undefined): boolean =>
  city !== undefined &&
  atPlaces !== undefined &&
  !Object.keys(atPlaces).some((place) => isAtPlace({ place }, city));

/** The name of a celebration of several places without the one in it: 'Christmas Lighted Boat Parade (San Pedro)'. */
function nameForAll(name: string, places: readonly string[]): string {
  const place = places.find((slug) => name.endsWith(` (${placeBySlug(slug)?.name})`));
  return place && places.length > 1 ? name.replace(/ \([^)]*\)$/, '') : name;
}

/** A celebration by its rows in a place that was asked for, where it has some of its own there; one of several places without the name of one. */
function atPlace(known: KnownCelebration, city = ''): KnownCelebration {
  const { atPlaces = {} } = known;
  const stretches = atPlaces[city];
  const [days] = stretches ?? [];
  const named = { ...known, name: nameForAll(known.name, Object.keys(atPlaces)) };
  return stretches && days ? { ...named, days, stretches } : named;
}

function sentenceOf(known: KnownCelebration, today: CalendarDay, language: VoiceLanguage): string {
  const { name, days, stretches = [], before, when, usual, status } = known;
  const words = texts[language];
  const long = (day: CalendarDay) => longDay(day, language);
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
  const { holiday } = publicHolidayOn(from);
  if (when === 'rule' && isOne && holiday?.date === from && holiday.observed !== from)
    return fill(words.observed, { day: long(from), name, observed: long(holiday.observed) });
  // What is on before its day, and after it, is not left out.
  const others = known.rowDays
    ? ` ${fill(words.events, { days: range(words.announcedSpan, known.rowDays) })}`
    : '';
  if (isOne && from === addDays(today, 1)) return fill(words.tomorrow, { name, day: long(from) }) + others;
  const own = isOne
    ? fill(words.on, { name, day: long(from) })
    : fill(words.span, { name, first: long(from), last: long(to) });
  return own + others;
}

const longDay = (day: CalendarDay, language: VoiceLanguage) => {
  const words = texts[language];
  return words.day === ''
    ? formatLongDay(day)
    : fill(words.day, {
        weekday: words.weekdays[weekdayOf(day)] ?? '',
        date: Number(day.slice(8, 10)),
        month: words.months[Number(day.slice(5, 7)) - 1] ?? '',
        year: day.slice(0, 4),
      });
};

type Days = { from: CalendarDay; to: CalendarDay };

/** So many public holidays are named in a sentence. */
const MOST_HOLIDAYS = 6;

/** Which of some days are public holidays of Belize, in a sentence; where none is, which one is the next. */
export function holidayText({ from, to }: Days, language: VoiceLanguage): string {
  const words = texts[language];
  const { holiday, next } = publicHolidayOn(from);
  const long = (each: CalendarDay) => longDay(each, language);
  if (from < to) {
    const within = publicHolidaysIn({ from, to }).slice(0, MOST_HOLIDAYS);
    const list = within.map(({ label, observed }) =>
      fill(words.eachHoliday, { name: label, day: long(observed) }),
    );
    return list.length > 0
      ? fill(words.holidays, { list: list.join('; ') })
      : fill(words.noHolidays, { name: next?.label ?? '', next: next ? long(next.observed) : '' });
  }
  if (holiday?.observed === from) return fill(words.holiday, { day: long(from), name: holiday.label });
  if (holiday)
    return fill(words.observed, { day: long(from), name: holiday.label, observed: long(holiday.observed) });
  return fill(words.noHoliday, {
    day: long(from),
    name: next?.label ?? '',
    next: next ? long(next.observed) : '',
  });
}

/** The way to all celebrations. */
export const celebrationsLink = (language: VoiceLanguage) => ({
  label: texts[language].allLink,
  address: CELEBRATIONS_PATH,
});

/** The way to the page of a celebration. */
export const celebrationLink = ({ name, slug }: KnownCelebration, language: VoiceLanguage) => ({
  label: fill(texts[language].link, { name }),
  address: celebrationPath(slug),
});
