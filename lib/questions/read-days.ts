import { addDays, type CalendarDay, isCalendarDay, monthOf } from '#lib/time/calendar-day';
import { dayNumber, monthNamed, numberNamed, ordinalNamed, weekdayNamed, yearNumber } from './date-words.ts';
import {
  type DaySpan,
  dateInMonth,
  dayOfYear,
  daysAfter,
  endOfWeek,
  lastOfMonth,
  lastWeekday,
  monthAfter,
  monthOfYear,
  monthSpan,
  nextWeekday,
  nthWeekday,
  oneDay,
  weekendSpan,
  weekSpan,
  yearSpan,
} from './day-spans.ts';
import { holidayDays, holidayNamed, MAX_HOLIDAY_WORDS } from './holiday-words.ts';
import { longWeekend, nextPublicHoliday } from './public-holidays.ts';
import type { HourSpan } from './read-hours.ts';
import { longest, type Read, readPhrase, skip, tableOf } from './read-words.ts';
import dates from './words/dates.json' with { type: 'json' };
import hours from './words/hours.json' with { type: 'json' };
import phrases from './words/times.json' with { type: 'json' };

/** Days, with hours where one word names both: 'tonight'. */
export type ReadTime = { days: DaySpan; hours?: HourSpan; isNow?: boolean };

type Unit = keyof typeof dates.units;
type Words = readonly string[];

const units = new Map(
  (Object.keys(dates.units) as Unit[]).flatMap((unit) =>
    dates.units[unit].map((word) => [word, unit] as const),
  ),
);
const fillers = new Set(dates.fillers);
const the = tableOf(dates.the);
const of = tableOf(dates.of);
const coming = new Set(dates.coming);
const next = new Set(dates.next);
const proximo = new Set(dates.proximo);
const last = new Set(dates.last);
const lastOf = new Set(dates.lastOf);
const after = new Set(dates.after);
const every = tableOf(dates.every);
const inWords = tableOf(dates.in);
const within = tableOf(dates.within);
const later = tableOf(dates.later);
const comingAfter = tableOf(dates.comingAfter);
const ambiguousMonths = new Set(dates.ambiguousMonths);
const beforeMonths = new Set(dates.beforeMonths);
const rest = tableOf(dates.rest);
const followingUnit = tableOf(['que viene', 'que entra', 'siguiente', 'proximo', 'proxima']);
const articles = tableOf(['a', 'the']);
const time = tableOf(['time']);
const partsOfMonth = new Map<string, readonly [number, number]>([
  ...dates.early.map((phrase) => [phrase, [1, 10]] as const),
  ...dates.mid.map((phrase) => [phrase, [11, 20]] as const),
  ...dates.late.map((phrase) => [phrase, [21, 31]] as const),
]);
const clockWords = new Set([...hours.am, ...hours.pm, ...hours.oclock]);
const { morning, afternoon, evening } = hours.parts;

const hoursOf = ({ after: from, before }: typeof evening): HourSpan => ({ after: from, before });

const PHRASES: Record<keyof typeof phrases, (today: CalendarDay) => ReadTime | undefined> = {
  today: (today) => ({ days: oneDay(today) }),
  tomorrow: (today) => ({ days: daysAfter(today, 1, 1) }),
  dayAfterTomorrow: (today) => ({ days: daysAfter(today, 2, 2) }),
  yesterday: (today) => ({ days: daysAfter(today, -1, -1) }),
  weekend: (today) => ({ days: currentWeekend(today) }),
  soon: (today) => ({ days: daysAfter(today, 0, 6) }),
  now: (today) => ({ days: oneDay(today), isNow: true }),
  tonight: (today) => ({ days: oneDay(today), hours: hoursOf(evening) }),
  thisMorning: (today) => ({ days: oneDay(today), hours: hoursOf(morning) }),
  thisAfternoon: (today) => ({ days: oneDay(today), hours: hoursOf(afternoon) }),
  endOfYear: (today) => ({ days: { from: `${today.slice(0, 4)}-12-20`, to: `${today.slice(0, 4)}-12-31` } }),
  endOfMonth: (today) => ({ days: partOfMonth(monthOf(today), [21, 31]) }),
  spring: (today) => ({ days: seasonSpan(3, 5, today) }),
  summer: (today) => ({ days: seasonSpan(6, 8, today) }),
  autumn: (today) => ({ days: seasonSpan(9, 11, today) }),
  winter: (today) => ({ days: seasonSpan(12, 2, today) }),
  nextHoliday: (today) => {
    const date = nextPublicHoliday(today);
    return date ? { days: oneDay(date) } : undefined;
  },
  longWeekend: (today) => {
    const days = longWeekend(today);
    return days && { days };
  },
};
const timeOfPhrase = new Map(
  (Object.keys(phrases) as (keyof typeof phrases)[]).flatMap((name) =>
    phrases[name].map((phrase) => [phrase, PHRASES[name]] as const),
  ),
);

/** The months of a season, which are those of the northern hemisphere; of the current one the rest. */
function seasonSpan(first: number, last: number, today: CalendarDay): DaySpan {
  const from = monthOfYear(first, undefined, today);
  const to = monthOfYear(last, undefined, today);
  return { from: from > to ? today : `${from}-01`, to: lastOfMonth(to) };
}

const currentWeekend = (today: CalendarDay): DaySpan => {
  const { from, to } = weekendSpan(today, 0);
  return { from: from < today ? today : from, ...(to && { to }), when: 'weekend' };
};

function partOfMonth(month: string, [first, end]: readonly [number, number]): DaySpan {
  const to = lastOfMonth(month);
  const end2 = `${month}-${String(end).padStart(2, '0')}`;
  return { from: `${month}-${String(first).padStart(2, '0')}`, to: end2 < to ? end2 : to };
}

const spanOfDate = (date: CalendarDay | undefined, end: number): Read<ReadTime> | undefined =>
  date === undefined ? undefined : { value: { days: oneDay(date) }, end };

/** The parts of a date in any order, as far as they go: 'Sat 28 Nov 2026', 'el 28 de noviembre', '11/28/2026'. */
type DateParts = { weekday?: number; day?: number; month?: number; year?: number; isOrdinal?: boolean };

const isHour = (words: Words, position: number) =>
  clockWords.has(words[position + 1] ?? '') || /^\d+:\d/.test(words[position] ?? '');

function figures(word: string): Pick<DateParts, 'day' | 'month' | 'year'> | undefined {
  const numbers = word.split('/').map(Number);
  if (!/^\d+(\/\d+){1,2}$/.test(word)) return undefined;
  const [a = 0, b = 0, c] = numbers;
  if (a > 31) return c === undefined ? undefined : { year: a, month: b, day: c };
  const year = c === undefined ? {} : { year: c < 100 ? 2000 + c : c };
  // The month comes first, as in the sheet, unless the number is too large for one.
  return a <= 12 ? { month: a, day: b, ...year } : { month: b, day: a, ...year };
}

function partOfDate(words: Words, position: number, known: DateParts): DateParts | undefined {
  const word = words[position] ?? '';
  const hasDate = known.day !== undefined || known.month !== undefined;
  const besideDate = hasDate || /^\d/.test(words[position + 1] ?? '');
  const numeric = hasDate ? undefined : figures(word);
  if (numeric) return numeric;
  const month =
    known.month === undefined
      ? monthNamed(word, known.day !== undefined || /^\d/.test(words[position + 1] ?? ''))
      : undefined;
  if (month) return { month };
  const weekday = known.weekday === undefined ? weekdayNamed(word, besideDate) : undefined;
  if (weekday !== undefined) return { weekday };
  const year = known.month !== undefined && known.year === undefined ? yearNumber(word) : undefined;
  if (year) return { year };
  if (known.day !== undefined || isHour(words, position)) return undefined;
  const compound = ordinalNamed(`${word}-${words[position + 1] ?? ''}`);
  const day = dayNumber(word) ?? compound ?? ordinalNamed(word);
  if (day) return { day, isOrdinal: /\D/.test(word) };
  // 'cinco de diciembre'
  const named = numberNamed(word);
  const isBeforeMonth = fillers.has(words[position + 1] ?? '') && monthNamed(words[position + 2] ?? '');
  return named && word.length > 2 && named <= 31 && isBeforeMonth ? { day: named } : undefined;
}

function readDate(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  let known: DateParts = {};
  let end = position;
  let monthAt = position;
  if (fillers.has(words[position] ?? '') && !the.has(words[position] ?? '')) return undefined;
  // '2027, 3 December' begins with its year.
  const firstYear = yearNumber(words[position] ?? '');
  if (firstYear && monthNamed(words[position + 1] ?? '', true)) {
    known = { year: firstYear };
    end = position + 1;
  }
  for (let index = end; index < words.length; ) {
    const part = partOfDate(words, index, known);
    if (part) {
      const isCompound =
        part.day !== undefined && part.day > 20 && /^(twenty|thirty)$/.test(words[index] ?? '');
      known = { ...known, ...part };
      if (part.month) monthAt = index;
      index +=
        isCompound &&
        (dayNumber(words[index] ?? '') ?? 0) === 0 &&
        ordinalNamed(`${words[index]}-${words[index + 1]}`)
          ? 2
          : 1;
      end = index;
    } else if (fillers.has(words[index] ?? '') && index - end < 2) index += 1;
    else break;
  }
  const { weekday, day, month, year } = known;
  if (day && month) return spanOfDate(validDay(month, day, year, today), end);
  if (month) {
    // 'may' and 'march' are also other words.
    const isOtherWord =
      ambiguousMonths.has(words[monthAt] ?? '') && !beforeMonths.has(words[monthAt - 1] ?? '');
    if (isOtherWord && !year) return undefined;
    if (weekday !== undefined) return undefined;
    return { value: { days: monthSpan(monthOfYear(month, year, today), today) }, end };
  }
  if (day && (known.isOrdinal || weekday !== undefined)) {
    const word = words[end - 1] ?? '';
    const isPlainOrdinal = weekday === undefined && !/\d/.test(word) && !the.has(words[end - 2] ?? '');
    return isPlainOrdinal ? undefined : spanOfDate(dateInMonth(day, today), end);
  }
  return undefined;
}

function validDay(month: number, day: number, year: number | undefined, today: CalendarDay) {
  if (month < 1 || month > 12) return undefined;
  return dayOfYear(month, day, year, today);
}

/** '5-7 december', 'december 5-7'. */
function readFigureRange(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const range = (word = '') => /^(\d{1,2})-(\d{1,2})$/.exec(word)?.slice(1).map(Number);
  const first = words[position] ?? '';
  const isMonthFirst = monthNamed(first, true) !== undefined;
  const days = range(isMonthFirst ? words[position + 1] : first);
  const monthAt = isMonthFirst ? position : skip(words, position + 1, of);
  const month = monthNamed(words[monthAt] ?? '', true);
  if (!days || !month) return undefined;
  const end = Math.max(monthAt, position + 1) + 1;
  const year = yearNumber(words[end] ?? '');
  const [a = 0, b = 0] = days;
  const from = validDay(month, a, year, today);
  const to = from && validDay(month, b, Number(from.slice(0, 4)), from);
  return from && to && to >= from ? { value: { days: { from, to } }, end: year ? end + 1 : end } : undefined;
}

const isNext = (word = '') => next.has(word);

/** A day of the week: 'friday', 'next friday', 'last friday', 'friday after next', 'el viernes que viene'. */
function readWeekday(
  words: Words,
  position: number,
  today: CalendarDay,
  strict = false,
): Read<ReadTime> | undefined {
  let at = skip(words, position, every);
  const article = skip(words, at, the);
  const word = words[article] ?? '';
  const prefix = isNext(word) ? 'next' : last.has(word) ? 'last' : coming.has(word) ? 'coming' : undefined;
  at = prefix ? article + 1 : article;
  if (prefix === 'coming' && coming.has(words[at] ?? '')) at += 1;
  const besides =
    strict || prefix !== undefined || /^(on|el|pan|by|until|till|every)$/.test(words[at - 1] ?? '');
  const weekday = weekdayNamed(words[at] ?? '', besides);
  if (weekday === undefined) return undefined;
  const soonest = nextWeekday(weekday, today);
  const end = at + 1;
  if (after.has(words[end] ?? '') && isNext(words[end + 1]))
    return spanOfDate(addDays(endOfWeek(today), 8 + ((weekday + 6) % 7)), end + 2);
  if (prefix === 'next') return spanOfDate(addDays(endOfWeek(today), 1 + ((weekday + 6) % 7)), end);
  // 'el viernes pasado'
  if (prefix === 'last' || /^pasado$/.test(words[end] ?? ''))
    return spanOfDate(lastWeekday(weekday, today), prefix === 'last' ? end : end + 1);
  if (units.get(words[end] ?? '') === 'week' && !words[end]?.endsWith('s'))
    return spanOfDate(addDays(soonest, 7), end + 1);
  const behind = skip(words, end, comingAfter);
  // 'el próximo sábado' and 'el sábado que viene', said on a Saturday, mean the next one.
  const isNotToday = soonest === today && (behind > end || proximo.has(word));
  return spanOfDate(isNotToday ? addDays(today, 7) : soonest, behind);
}

function unitSpan(unit: Unit, ahead: number, today: CalendarDay): DaySpan {
  if (unit === 'day') return daysAfter(today, ahead, ahead);
  if (unit === 'weekend') return ahead === 0 ? currentWeekend(today) : weekendSpan(today, ahead);
  if (unit === 'month')
    return { ...monthSpan(monthAfter(today, ahead), today), ...(ahead === 0 && { when: 'month' }) };
  if (unit === 'year') return yearSpan(Number(today.slice(0, 4)) + ahead, today);
  const week = weekSpan(today, ahead);
  if (ahead !== 0) return week;
  // On a Sunday the week that is over in hours is not meant.
  return week.to === today ? daysAfter(today, 0, 6) : { from: today, to: week.to };
}

/** 'this weekend', 'next week', 'the weekend after next', 'last month', 'la semana que viene'. */
function readUnit(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const beginning = skip(words, position, rest);
  const article = skip(words, beginning, the);
  const word = words[article] ?? '';
  const prefix = isNext(word) ? 1 : last.has(word) ? -1 : coming.has(word) ? 0 : undefined;
  const at = prefix === undefined ? article : article + 1;
  const unit = readPhrase(words, at, units);
  if (!unit || unit.value === 'day' || words[unit.end] === 'between') return undefined;
  const isBare = prefix === undefined && article === position;
  // 'Reef Week' and 'a month' are no times; 'weekend' alone is one.
  const isAfterNext = after.has(words[unit.end] ?? '') && isNext(words[unit.end + 1]);
  if (isBare && unit.value !== 'weekend' && !isAfterNext) return undefined;
  // 'el proximo fin de semana'
  const ahead = prefix === 0 && proximo.has(word) ? 1 : (prefix ?? 0);
  const { end } = unit;
  const done = (weeks: number, behind: number) => ({
    value: { days: unitSpan(unit.value, weeks, today) },
    end: behind,
  });
  if (isAfterNext) return done(2, end + 2);
  const isAfter = after.has(words[end] ?? '') && !words[end + 1] && beginning === position;
  if (isAfter) return done(ahead + 1, end + 1);
  const comes = skip(words, end, followingUnit);
  if (comes > end) return done(1, comes);
  if (/^pasad[oa]$/.test(words[end] ?? '')) return done(-1, end + 1);
  return done(ahead, end);
}

const countedDays = (unit: Unit, count: number, today: CalendarDay): DaySpan => {
  if (unit === 'week') return daysAfter(today, 0, 7 * count - 1);
  if (unit === 'weekend')
    return { from: currentWeekend(today).from, ...endOf(weekendSpan(today, count - 1)) };
  if (unit === 'month')
    return { from: today, to: addDays(`${monthAfter(today, count)}-01`, Number(today.slice(8)) - 1) };
  if (unit === 'year') return daysAfter(today, 0, 365 * count);
  return daysAfter(today, 0, count);
};
const endOf = ({ to }: DaySpan) => (to ? { to } : {});

/** 'in two weeks' is the week in which that day lies, 'in ten days' the day. */
function distantDays(unit: Unit, count: number, today: CalendarDay): DaySpan {
  if (unit === 'day') return daysAfter(today, count, count);
  if (unit === 'week') return weekSpan(addDays(today, 7 * count), 0);
  return unitSpan(unit, count, today);
}

/** 'in two weeks', 'two weeks from now', 'the next ten days', 'within a month'. */
function readCounted(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const preposition = readPhrase(words, position, inWords);
  const at = preposition?.end ?? position;
  const isWithin = readPhrase(words, skip(words, at, the), within);
  const numberAt = skip(words, isWithin?.end ?? at, articles);
  const isA = words[numberAt - 1] === 'a';
  const number = numberNamed(words[numberAt] ?? '') ?? (isA ? 1 : undefined);
  if (!number || number > 366) return undefined;
  let unitAt = isA && numberNamed(words[numberAt] ?? '') === undefined ? numberAt : numberAt + 1;
  if (/^(of|more|whole|full)$/.test(words[unitAt] ?? '')) unitAt += 1;
  if (/^(proximos|proximas|siguientes)$/.test(words[unitAt] ?? '')) unitAt += 1;
  const unit = readPhrase(words, unitAt, units);
  if (!unit) return undefined;
  const isRange =
    isWithin &&
    (isWithin.value || true) &&
    !(
      preposition &&
      isWithin.end === preposition.end &&
      /^(in|en|eena|ina|inna)$/.test(words[position] ?? '')
    );
  if (isRange) return { value: { days: countedDays(unit.value, number, today) }, end: unit.end };
  if (words[position] === 'within')
    return { value: { days: countedDays(unit.value, number, today) }, end: unit.end };
  const from = readPhrase(words, unit.end, later);
  if (from) return { value: { days: distantDays(unit.value, number, today) }, end: from.end };
  // 'two weeks from saturday'
  if (/^(from|after)$/.test(words[unit.end] ?? '') && (unit.value === 'week' || unit.value === 'day')) {
    const base = readWeekday(words, unit.end + 1, today) ?? readPhraseTime(words, unit.end + 1, today);
    const days = number * (unit.value === 'week' ? 7 : 1);
    if (base) return spanOfDate(addDays(base.value.days.from, days), base.end);
  }
  if (!preposition) return undefined;
  const end = skip(words, unit.end, time);
  return { value: { days: distantDays(unit.value, number, today) }, end };
}

/** 'last weekend of november', 'the second saturday of december', 'first week of next month'. */
function readNth(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const at = skip(words, position, the);
  const word = words[at] ?? '';
  const nth = lastOf.has(word)
    ? 'last'
    : (ordinalNamed(word) ?? (/[a-z]$/.test(word) ? dayNumber(word) : undefined));
  if (!nth || (nth !== 'last' && nth > 5)) return undefined;
  // 'the last two weeks of december'
  const several = /^(two|three|2|3|dos|tres)$/.test(words[at + 1] ?? '')
    ? (numberNamed(words[at + 1] ?? '') ?? 1)
    : 1;
  const unit = readPhrase(words, several > 1 ? at + 2 : at + 1, units);
  const weekday = unit ? undefined : weekdayNamed(words[at + 1] ?? '', true);
  if (weekday === undefined && unit?.value !== 'weekend' && unit?.value !== 'week' && unit?.value !== 'day')
    return undefined;
  const preposition = readPhrase(words, unit?.end ?? at + 2, of);
  if (!preposition) return undefined;
  const month = readMonth(words, preposition.end, today);
  if (!month) return undefined;
  const { value, end } = month;
  if (unit?.value === 'day') return spanOfDate(nth === 'last' ? lastOfMonth(value) : `${value}-0${nth}`, end);
  if (unit?.value === 'week') {
    const days: readonly [number, number] =
      nth === 'last'
        ? [Number(lastOfMonth(value).slice(8)) - 7 * several + 1, 31]
        : [7 * nth - 6, 7 * (nth + several - 1)];
    return isCalendarDay(`${value}-${String(days[0]).padStart(2, '0')}`)
      ? { value: { days: partOfMonth(value, days) }, end }
      : undefined;
  }
  const date = nthWeekday(weekday ?? 6, nth, value);
  if (!date) return undefined;
  return weekday === undefined ? { value: { days: weekendSpan(date, 0) }, end } : spanOfDate(date, end);
}

/** A month named for itself: 'december 2026', 'next month'. */
function readMonth(words: Words, position: number, today: CalendarDay): Read<string> | undefined {
  const month = monthNamed(words[position] ?? '', true);
  if (month) {
    const year = yearNumber(words[position + 1] ?? '');
    return { value: monthOfYear(month, year, today), end: position + (year ? 2 : 1) };
  }
  const unit = readUnit(words, position, today);
  return unit && units.get(words[unit.end - 1] ?? '') === 'month'
    ? { value: monthOf(unit.value.days.from), end: unit.end }
    : undefined;
}

function readPartOfMonth(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const part = readPhrase(words, position, partsOfMonth);
  const month = part && readMonth(words, part.end, today);
  return month && { value: { days: partOfMonth(month.value, part.value) }, end: month.end };
}

function readYear(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const year = yearNumber(words[position] ?? '');
  return year ? { value: { days: yearSpan(year, today) }, end: position + 1 } : undefined;
}

function readPhraseTime(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const phrase = readPhrase(words, position, timeOfPhrase);
  const value = phrase?.value(today);
  return phrase && value && { value, end: phrase.end };
}

/**
 * A holiday as days: one that is asked for by its days, one with a year ('Garifuna Settlement Day 2027'), or, where
 * only days can stand (`strict`), any of them.
 */
function readHoliday(
  words: Words,
  position: number,
  today: CalendarDay,
  strict: boolean,
): Read<ReadTime> | undefined {
  const start = skip(words, position, the);
  for (let length = MAX_HOLIDAY_WORDS; length > 0; length -= 1) {
    const holiday = holidayNamed(words.slice(start, start + length).join(' '));
    if (!holiday || words.slice(start, start + length).includes('')) continue;
    const end = start + length;
    const year = yearNumber(words[end] ?? '');
    if (!year && !strict && !holiday.asDays) return undefined;
    const days = holidayDays(holiday, year, today);
    const behind = year ? end + 1 : end;
    const unit = readPhrase(words, behind, units);
    if (unit?.value === 'weekend') return { value: { days: weekendSpan(days.from, 0) }, end: unit.end };
    return { value: { days }, end: behind };
  }
  return undefined;
}

/** The days that are named at a position: the longest reading, undefined when none is. */
export function readDays(
  words: Words,
  position: number,
  today: CalendarDay,
  strict = false,
): Read<ReadTime> | undefined {
  return longest([
    readNth(words, position, today),
    readPhraseTime(words, position, today),
    readHoliday(words, position, today, strict),
    readDate(words, position, today),
    readFigureRange(words, position, today),
    readWeekday(words, position, today, strict),
    readUnit(words, position, today),
    readCounted(words, position, today),
    readPartOfMonth(words, position, today),
    readYear(words, position, today),
  ]);
}
