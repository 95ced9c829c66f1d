import { type CalendarDay, isCalendarDay, monthOf } from '#lib/time/calendar-day';
import { weekendSpan } from '#lib/time/weekend';
import { type Read, readPhrase, skip } from '../sentence/read-words.ts';
import dates from '../words/dates.json' with { type: 'json' };
import { type ReadTime, spanOfDate, type Words } from './asked-days.ts';
import { dayNumber, monthNamed, numberNamed, ordinalNamed, weekdayNamed, yearNumber } from './date-words.ts';
import { partOfMonth } from './day-phrases.ts';
import { lastOfMonth, monthAfter, monthOfYear, nthWeekday, yearSpan } from './day-spans.ts';
import { readUnit, units } from './read-unit.ts';
import { of, the } from './small-words.ts';

const lastOf = new Set(dates.lastOf);

const partsOfMonth = new Map<string, readonly [number, number]>([
  ...dates.early.map((phrase) => [phrase, [1, 10]] as const),
  ...dates.mid.map((phrase) => [phrase, [11, 20]] as const),
  ...dates.late.map((phrase) => [phrase, [21, 31]] as const),
]);

const ambiguousMonths = new Set(dates.ambiguousMonths);
const isMonthAlone = (word = '') => monthNamed(word) !== undefined && !ambiguousMonths.has(word);

/** 'last weekend of november', 'the second saturday of december', 'first week of next month'. */
export function readNth(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
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
  const behind = unit?.end ?? at + 2;
  const monthAt = skip(words, behind, of);
  // '1st week dec'; but 'the last sunday may be rainy'
  if (monthAt === behind && !isMonthAlone(words[behind])) return undefined;
  const month = readMonth(words, monthAt, today);
  if (!month) return undefined;
  const { end } = month;
  // 'the first friday of the month' is over: that of the next one is meant.
  const isAnyMonth =
    units.get(words[end - 1] ?? '') === 'month' &&
    words.slice(monthAt, end - 1).every((each) => the.has(each));
  const found = nthWeekday(weekday ?? 6, nth, month.value);
  const value =
    isAnyMonth && weekday !== undefined && found && found < today ? monthAfter(today, 1) : month.value;
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
  return weekday === undefined ? { value: { days: weekendSpan(date) }, end } : spanOfDate(date, end);
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

export function readPartOfMonth(
  words: Words,
  position: number,
  today: CalendarDay,
): Read<ReadTime> | undefined {
  const part = readPhrase(words, position, partsOfMonth);
  const month = part && readMonth(words, part.end, today);
  return month && { value: { days: partOfMonth(month.value, part.value) }, end: month.end };
}

export function readYear(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const year = yearNumber(words[position] ?? '');
  return year ? { value: { days: yearSpan(year, today) }, end: position + 1 } : undefined;
}
