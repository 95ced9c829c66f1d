import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { weekendSpan } from '#lib/time/weekend';
import { longest, type Read, readPhrase, skip, tableOf } from '../sentence/read-words.ts';
import dates from '../words/dates.json' with { type: 'json' };
import type { ReadTime, Words } from './asked-days.ts';
import { type DaySpan, lastDayOf, oneDay, weekSpan } from './day-spans.ts';
import { holidayNamed, MAX_HOLIDAY_WORDS } from './holiday-words.ts';
import { readDays } from './read-days.ts';
import { the } from './small-words.ts';

const until = tableOf(dates.until);
const before = tableOf(dates.before);
const afterDays = tableOf(dates.afterDays);
const since = tableOf(dates.since);
const onwards = tableOf(dates.onwards);
const around = tableOf(['week of', 'the week of', 'semana del', 'la semana del', 'semana de', 'week around']);
const aroundHoliday = tableOf(['around', 'around about', 'roun', 'alrededor de', 'alrededor del']);
const DAYS_AROUND_HOLIDAY = 10;
const WEEK_DAYS = 7;
const weekendOf = tableOf(['weekend of', 'the weekend of', 'fin de semana del', 'el fin de semana del']);
const dayAfter = tableOf([
  'the day after',
  'day after',
  'el dia despues de',
  'el dia despues del',
  'un dia despues de',
]);
const dayBefore = tableOf([
  'the day before',
  'day before',
  'the eve of',
  'eve of',
  'el dia antes de',
  'un dia antes de',
]);
const weekAfter = tableOf(['the week after', 'week after', 'la semana despues de', 'the weekend after']);
const weekBefore = tableOf(['the week before', 'week before', 'la semana antes de']);
const weekendBefore = tableOf([
  'the weekend before',
  'weekend before',
  'el fin de semana antes de',
  'el fin de semana antes del',
  'fin de semana antes de',
]);
const on = tableOf(['on', 'on the', 'pan', 'pahn']);
const asking = tableOf(dates.asking);
const thisYear = tableOf(['this year', 'next year', 'este ano', 'el proximo ano']);
const afterHolidays = new Set(dates.afterHolidays);

const isHoliday = (words: Words, position: number) =>
  Array.from({ length: MAX_HOLIDAY_WORDS }, (_, length) =>
    words.slice(position, position + length + 1).join(' '),
  ).some(holidayNamed);

/** 'until sunday', 'around christmas', 'before christmas', 'from friday on', 'the week of december 7'. */
export function readBound(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const bounds: [ReadonlyMap<string, true>, (days: DaySpan) => DaySpan][] = [
    [until, (days) => ({ from: today, to: lastDayOf(days) })],
    [before, (days) => ({ from: today, to: addDays(days.from, -1) })],
    [afterDays, (days) => ({ from: addDays(lastDayOf(days), 1) })],
    [since, (days) => ({ from: days.from })],
    [around, (days) => weekSpan(days.from, 0)],
    [
      aroundHoliday,
      (days) => {
        const from = addDays(days.from, -DAYS_AROUND_HOLIDAY);
        return { from: from < today ? today : from, to: addDays(lastDayOf(days), DAYS_AROUND_HOLIDAY) };
      },
    ],
    [weekendOf, (days) => weekendSpan(days.from)],
    [dayAfter, (days) => oneDay(addDays(lastDayOf(days), 1))],
    [dayBefore, (days) => oneDay(addDays(days.from, -1))],
    [weekAfter, (days) => weekSpan(lastDayOf(days), 1)],
    [weekendBefore, (days) => weekendSpan(addDays(days.from, -WEEK_DAYS))],
    [weekBefore, (days) => weekSpan(days.from, -1)],
    [on, (days) => days],
    [asking, (days) => days],
  ];
  return longest(
    bounds.map(([table, bound]) => {
      const preposition = readPhrase(words, position, table);
      const read = preposition && readDays(words, preposition.end, today, true);
      if (!read || read.value.isNow) return undefined;
      if (table === aroundHoliday && !isHoliday(words, skip(words, preposition.end, the))) return undefined;
      // 'on' belongs to a holiday alone, which is else searched by its name.
      if (table === on && readDays(words, preposition.end, today)) return undefined;
      // 'when is Independence Day', but not 'when is the Independence Day parade'
      const behind = words[read.end];
      if (table === asking && behind && !afterHolidays.has(behind)) return undefined;
      const days = bound(read.value.days);
      // 'until last week' is no time.
      if (days.to && days.to < days.from) return undefined;
      const value = { ...read.value, days };
      const rest = table === since ? onwards : table === asking ? thisYear : undefined;
      return { value, end: rest ? skip(words, read.end, rest) : read.end };
    }),
  );
}
