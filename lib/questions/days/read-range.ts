import { addDays, type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { longest, type Read, readPhrase, skip, tableOf } from '../sentence/read-words.ts';
import dates from '../words/dates.json' with { type: 'json' };
import type { ReadTime, Words } from './asked-days.ts';
import { dayNumber, yearNumber } from './date-words.ts';
import { dateInMonth, lastDayOf } from './day-spans.ts';
import { readDays } from './read-days.ts';
import { the } from './small-words.ts';

const between = tableOf(dates.between);
const to = tableOf(dates.to);
const and = tableOf(dates.and);
const both = tableOf(['both', 'either']);

const DAYS_OF_A_LONG_RANGE = 300;
const daysBetween = (from: CalendarDay, end: CalendarDay) =>
  (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

/** A bare number of a range: the 5 of 'between 5 and 7 december'. */
function bareDay(words: Words, position: number): Read<number> | undefined {
  const at = skip(words, position, the);
  const day = dayNumber(words[at] ?? '');
  return day ? { value: day, end: at + 1 } : undefined;
}

/** The day of the same month with another number; undefined where the month has none. */
function withDay(date: CalendarDay, day: number): CalendarDay | undefined {
  const other = `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return isCalendarDay(other) ? other : undefined;
}

/** The day of the month before with another number; undefined where that month has none. */
const dayInMonthBefore = (date: CalendarDay, day: number) =>
  withDay(addDays(`${date.slice(0, 8)}01`, -1), day);

/** Further numbers behind a date that are its next days: the 25 and 26 of 'dec 24, 25 and 26'. */
function readNextDays(words: Words, first: Read<ReadTime>): Read<ReadTime> | undefined {
  const { from } = first.value.days;
  if (lastDayOf(first.value.days) !== from || !dayNumber(words[first.end - 1] ?? '')) return undefined;
  let read: Read<ReadTime> | undefined;
  for (let end = from, at = first.end; ; ) {
    const next = bareDay(words, skip(words, at, and));
    const day = addDays(end, 1);
    const behind = next?.end ?? at;
    // 'dec 5, 6 pm', 'dec 5, 6 to 8 pm'
    const isHour = /^(am|pm|a|p|oclock|o)$/.test(words[behind] ?? '') || readPhrase(words, behind, to);
    if (!next || isHour || withDay(from, next.value) !== day) return read;
    end = day;
    at = next.end;
    read = { value: { days: { from, to: end } }, end: at };
  }
}

/** 'from dec 3 to dec 8', 'between 5 and 7 december', 'friday to sunday', 'saturday and sunday'. */
export function readRange(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const opening = readPhrase(words, position, between);
  const beginning = skip(words, opening?.end ?? position, both);
  const isBetween = opening !== undefined;
  const first = readDays(words, beginning, today, isBetween);
  const number = bareDay(words, beginning);
  const ends: (Read<ReadTime> | undefined)[] = [];
  const connectorAt = (at: number) => {
    const plain = readPhrase(words, at, to);
    return plain ?? readPhrase(words, at, and);
  };
  const isAnd = (at: number) => !readPhrase(words, at, to);
  if (first) {
    ends.push(readNextDays(words, first));
    const connector = connectorAt(first.end);
    if (connector) {
      const { from } = first.value.days;
      // 'monday to friday next week': both days are of the week that follows today's.
      const ofToday = readDays(words, connector.end, today, true);
      const ofFrom = readDays(words, connector.end, from, true);
      const last = ofToday && lastDayOf(ofToday.value.days) >= from ? ofToday : ofFrom;
      if (last) {
        const end = lastDayOf(last.value.days);
        const isNeighbour = daysBetween(from, end) <= 6;
        const hasYear = yearNumber(words[last.end - 1] ?? '') !== undefined;
        const isFar = hasYear && daysBetween(from, end) > DAYS_OF_A_LONG_RANGE;
        const begins = isFar ? `${end.slice(0, 4)}${from.slice(4)}` : from;
        if (end >= begins && (isBetween || !isAnd(first.end) || isNeighbour))
          ends.push({ value: { days: { from: begins, to: end } }, end: last.end });
      }
      // 'dec 3 to 8'
      const bare = bareDay(words, connector.end);
      if (bare && (isBetween || !isAnd(first.end))) {
        const end = withDay(from, bare.value);
        if (end && end > from && !/^(am|pm|a|p)$/.test(words[bare.end] ?? ''))
          ends.push({ value: { days: { from, to: end } }, end: bare.end });
        const year = yearNumber(words[bare.end] ?? '');
        if (year && end && end > from)
          ends.push({
            value: { days: { from: `${year}${from.slice(4)}`, to: `${year}${end.slice(4)}` } },
            end: bare.end + 1,
          });
      }
    }
  }
  if (number) {
    const connector = connectorAt(number.end);
    const last = connector && readDays(words, connector.end, today, true);
    // 'between 5 and 7 december', 'the 24th to the 27th of december': the month of the second one.
    if (last && last.value.days.to === last.value.days.from && !last.value.hours) {
      const { from: end } = last.value.days;
      const sameMonth = withDay(end, number.value);
      // 'the 24th to the 2nd of january' begins in the month before.
      const from = sameMonth && sameMonth > end ? dayInMonthBefore(end, number.value) : sameMonth;
      if (from && from <= end) ends.unshift({ value: { days: { from, to: end } }, end: last.end });
    }
    // 'the 5th to the 7th'
    const bare = connector && bareDay(words, connector.end);
    const isOrdinal = /\D$/.test(words[number.end - 1] ?? '') || isBetween;
    if (bare && isOrdinal && /\D$/.test(words[bare.end - 1] ?? '')) {
      const from = dateInMonth(number.value, today);
      const end = from && withDay(from, bare.value);
      if (from && end && end >= from) ends.push({ value: { days: { from, to: end } }, end: bare.end });
    }
  }
  return longest(ends);
}
