import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { thisWeekend, weekendSpan } from '#lib/time/weekend';
import { type Read, readPhrase, skip, tableOf } from '../sentence/read-words.ts';
import dates from '../words/dates.json' with { type: 'json' };
import { type ReadTime, spanOfDate, type Words } from './asked-days.ts';
import { weekdayNamed } from './date-words.ts';
import {
  type DaySpan,
  daysAfter,
  monthAfter,
  monthSpan,
  nextWeekday,
  weekSpan,
  yearSpan,
} from './day-spans.ts';
import { afterWords, coming, isNext, last, proximo, the } from './small-words.ts';

/** 'day', 'week', 'weekend', 'month' or 'year'. */
export type Unit = keyof typeof dates.units;

/** The units by the words that name them. */
export const units = new Map(
  (Object.keys(dates.units) as Unit[]).flatMap((unit) =>
    dates.units[unit].map((word) => [word, unit] as const),
  ),
);

const rest = tableOf(dates.rest);
const followingUnit = tableOf(['que viene', 'que entra', 'siguiente', 'proximo', 'proxima']);

/** The days of a unit so many of it ahead: 0 for the current one, of which the rest is left. */
export function unitSpan(unit: Unit, ahead: number, today: CalendarDay): DaySpan {
  if (unit === 'day') return daysAfter(today, ahead, ahead);
  if (unit === 'weekend')
    return ahead === 0 ? { ...thisWeekend(today), when: 'weekend' } : weekendSpan(today, ahead);
  if (unit === 'month')
    return { ...monthSpan(monthAfter(today, ahead), today), ...(ahead === 0 && { when: 'month' }) };
  if (unit === 'year') return yearSpan(Number(today.slice(0, 4)) + ahead, today);
  const week = weekSpan(today, ahead);
  if (ahead !== 0) return week;
  // On a Sunday the week that is over in hours is not meant.
  return week.to === today ? daysAfter(today, 0, 6) : { from: today, to: week.to, isWeek: true };
}

const within = tableOf(dates.within);
const toCome = tableOf(['to come', 'ahead', 'que vienen', 'siguientes']);

/** How many days several of a unit are whose number is not said. */
const SEVERAL_DAYS: Readonly<Record<string, number>> = {
  weeks: 28,
  semanas: 28,
  months: 92,
  meses: 92,
  monts: 92,
};

/** Several of a unit without their number: 'the next weeks', 'las próximas semanas', 'the months ahead'. */
export function readSeveral(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const article = skip(words, position, the);
  const at = skip(words, article, within);
  const days = SEVERAL_DAYS[words[at] ?? ''];
  const end = skip(words, at + 1, toCome);
  const isToCome = at > article || end > at + 1;
  return days && isToCome ? { value: { days: daysAfter(today, 0, days - 1) }, end } : undefined;
}

const soonWords = new Set(['coming', 'upcoming']);

/** Whether a week is the one to come, and not what is left of this one: 'this coming week', 'the week ahead'. */
const isComing = (words: Words, before: number, end: number) =>
  soonWords.has(words[before] ?? '') || skip(words, end, toCome) > end;

/** The seven days ahead; at a weekend those from Monday on. */
function comingWeek(today: CalendarDay): DaySpan {
  const { to } = weekSpan(today, 0);
  return to <= addDays(today, 1) ? weekSpan(today, 1) : daysAfter(today, 0, 6);
}

/** 'this weekend', 'next week', 'the weekend after next', 'last month', 'la semana que viene'. */
export function readUnit(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const beginning = skip(words, position, rest);
  const article = skip(words, beginning, the);
  const word = words[article] ?? '';
  const prefix = isNext(word) ? 1 : last.has(word) ? -1 : coming.has(word) ? 0 : undefined;
  const at = prefix === undefined ? article : article + 1;
  const unit = readPhrase(words, at, units);
  if (!unit || unit.value === 'day' || words[unit.end] === 'between') return undefined;
  const isBare = prefix === undefined && article === position;
  // 'Reef Week' and 'a month' are no times; 'weekend' alone is one.
  const isAfterNext = afterWords.has(words[unit.end] ?? '') && isNext(words[unit.end + 1]);
  if (isBare && unit.value !== 'weekend' && !isAfterNext) return undefined;
  // 'el proximo fin de semana'
  const ahead = prefix === 0 && proximo.has(word) ? 1 : (prefix ?? 0);
  const { end } = unit;
  if (unit.value === 'week' && isComing(words, at - 1, end))
    return { value: { days: comingWeek(today) }, end: skip(words, end, toCome) };
  const done = (weeks: number, behind: number) => ({
    value: { days: unitSpan(unit.value, weeks, today) },
    end: behind,
  });
  // 'next week Wednesday'
  const weekday = unit.value === 'week' && prefix !== undefined ? weekdayNamed(words[end] ?? '') : undefined;
  if (weekday !== undefined) {
    const date =
      ahead === 0 ? nextWeekday(weekday, today) : addDays(weekSpan(today, ahead).from, (weekday + 6) % 7);
    return spanOfDate(date, end + 1);
  }
  if (isAfterNext) return done(2, end + 2);
  const isAfter = afterWords.has(words[end] ?? '') && !words[end + 1] && beginning === position;
  if (isAfter) return done(ahead + 1, end + 1);
  const comes = skip(words, end, followingUnit);
  if (comes > end) return done(1, comes);
  if (/^pasad[oa]$/.test(words[end] ?? '')) return done(-1, end + 1);
  return done(ahead, end);
}
