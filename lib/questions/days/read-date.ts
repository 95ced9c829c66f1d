import type { CalendarDay } from '#lib/time/calendar-day';
import { type Read, skip } from '../sentence/read-words.ts';
import dates from '../words/dates.json' with { type: 'json' };
import hours from '../words/hours.json' with { type: 'json' };
import { type ReadTime, spanOfDate, type Words } from './asked-days.ts';
import { dayNumber, monthNamed, numberNamed, ordinalNamed, weekdayNamed, yearNumber } from './date-words.ts';
import { dateInMonth, dayOfYear, monthOfYear, monthSpan } from './day-spans.ts';
import { of, the } from './small-words.ts';

const fillers = new Set(dates.fillers);
/** Behind a number that counts or names a house: 'el 28 por ciento'. */
const notBehindDay = /^(?:por|ano|anos|de|en|km|am|pm)$/;
const ambiguousMonths = new Set(dates.ambiguousMonths);
const beforeMonths = new Set(dates.beforeMonths);
const clockWords = new Set([...hours.am, ...hours.pm, ...hours.oclock]);

/** The parts of a date in any order, as far as they go: 'Sat 28 Nov 2026', 'el 28 de noviembre', '11/28/2026'. */
type DateParts = {
  weekday?: number;
  day?: number;
  month?: number;
  year?: number;
  isOrdinal?: boolean;
  /** Figures with a zero in front, as the sheet writes none, that can also be read with the day before the month. */
  isEither?: boolean;
};

const isHour = (words: Words, position: number) =>
  clockWords.has(words[position + 1] ?? '') || /^\d+:\d/.test(words[position] ?? '');

function figures(word: string): Pick<DateParts, 'day' | 'month' | 'year' | 'isEither'> | undefined {
  const numbers = word.split('/').map(Number);
  if (!/^\d+(\/\d+){1,2}$/.test(word)) return undefined;
  const [a = 0, b = 0, c] = numbers;
  if (a > 31) return c === undefined ? undefined : { year: a, month: b, day: c };
  const year = c === undefined ? {} : { year: c < 100 ? 2000 + c : c };
  // The month comes first, as in the sheet, unless the number is too large for one.
  return a <= 12
    ? { month: a, day: b, isEither: b <= 12 && /(?:^|\/)0/.test(word), ...year }
    : { month: b, day: a, ...year };
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

export function readDate(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
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
  if (day && month) {
    const date = validDay(month, day, year, today);
    const other = known.isEither && (!date || date < today) ? validDay(day, month, year, today) : undefined;
    // Of two readings the one that is to come: '05/12/2026' in November.
    return spanOfDate(other && other >= today ? other : date, end);
  }
  if (month) {
    // 'may' and 'march' are also other words.
    const isOtherWord =
      ambiguousMonths.has(words[monthAt] ?? '') && !beforeMonths.has(words[monthAt - 1] ?? '');
    if (isOtherWord && !year) return undefined;
    if (weekday !== undefined) return undefined;
    return { value: { days: monthSpan(monthOfYear(month, year, today), today) }, end };
  }
  // 'el 28'
  const isNumbered = end === position + 2 && words[position] === 'el' && !notBehindDay.test(words[end] ?? '');
  if (day && isNumbered && /^\d+$/.test(words[end - 1] ?? ''))
    return spanOfDate(dateInMonth(day, today), end);
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
export function readFigureRange(
  words: Words,
  position: number,
  today: CalendarDay,
): Read<ReadTime> | undefined {
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
