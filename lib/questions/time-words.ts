import { daysOf, type When } from '#lib/events/event-filters';
import { addDays, type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { dayNumber, yearNumber } from './date-words.ts';
import { type DaySpan, dateInMonth, oneDay, weekendSpan, weekSpan } from './day-spans.ts';
import { holidayNamed, MAX_HOLIDAY_WORDS } from './holiday-words.ts';
import { type ReadTime, readDays } from './read-days.ts';
import { type HourSpan, readHours, readPartOfDay } from './read-hours.ts';
import { longest, type Read, readPhrase, skip, tableOf } from './read-words.ts';
import type { Sentence } from './sentence.ts';
import dates from './words/dates.json' with { type: 'json' };

/** A requested time. Nothing of it is approximate: the days and the hours are exactly those to search. */
type AskedTime = {
  /** The choice of the time filter that means the same days, if there is one. */
  when?: When;
  /** The days, when no choice means them; without `to` they have no end. */
  from?: CalendarDay;
  to?: CalendarDay;
  /** The hours of the day; 'now' for what is on at this moment. */
  hours?: HourSpan | 'now';
  /** Further days were named, which are not searched. */
  hasSecond: boolean;
  /** Words that belong to a time, and were not understood. */
  unread: string[];
};

type Words = readonly string[];

const between = tableOf(dates.between);
const to = tableOf(dates.to);
const and = tableOf(dates.and);
const until = tableOf(dates.until);
const before = tableOf(dates.before);
const afterDays = tableOf(dates.afterDays);
const since = tableOf(dates.since);
const onwards = tableOf(dates.onwards);
const the = tableOf(dates.the);
const around = tableOf(['week of', 'the week of', 'semana del', 'la semana del', 'semana de', 'week around']);
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
const on = tableOf(['on', 'on the', 'pan', 'pahn']);
const both = tableOf(['both', 'either']);
const asking = tableOf(dates.asking);
const thisYear = tableOf(['this year', 'next year', 'este ano', 'el proximo ano']);
const afterHolidays = new Set(dates.afterHolidays);

const lastDayOf = ({ from, to: end }: DaySpan) => end ?? from;
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

/** 'from dec 3 to dec 8', 'between 5 and 7 december', 'friday to sunday', 'saturday and sunday'. */
function readRange(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
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
    const connector = connectorAt(first.end);
    if (connector) {
      const { from } = first.value.days;
      const last = readDays(words, connector.end, from, true);
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

/** 'until sunday', 'before christmas', 'from friday on', 'the week of december 7'. */
function readBound(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const bounds: [ReadonlyMap<string, true>, (days: DaySpan) => DaySpan][] = [
    [until, (days) => ({ from: today, to: lastDayOf(days) })],
    [before, (days) => ({ from: today, to: addDays(days.from, -1) })],
    [afterDays, (days) => ({ from: addDays(lastDayOf(days), 1) })],
    [since, (days) => ({ from: days.from })],
    [around, (days) => weekSpan(days.from, 0)],
    [weekendOf, (days) => weekendSpan(days.from, 0)],
    [dayAfter, (days) => oneDay(addDays(lastDayOf(days), 1))],
    [dayBefore, (days) => oneDay(addDays(days.from, -1))],
    [weekAfter, (days) => weekSpan(lastDayOf(days), 1)],
    [weekBefore, (days) => weekSpan(days.from, -1)],
    [on, (days) => days],
    [asking, (days) => days],
  ];
  return longest(
    bounds.map(([table, bound]) => {
      const preposition = readPhrase(words, position, table);
      const read = preposition && readDays(words, preposition.end, today, true);
      if (!read || read.value.isNow) return undefined;
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

/** The first words behind a day that name hours: 'night', 'at 7 pm', 'in the morning'. */
const hoursBehind = (words: Words, position: number) =>
  longest([readPartOfDay(words, position), readHours(words, position)]);

function readTime(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const days = longest([
    readRange(words, position, today),
    readBound(words, position, today),
    readDays(words, position, today),
  ]);
  if (!days || days.value.hours || days.value.isNow) return days;
  const part = hoursBehind(words, days.end);
  return part ? { value: { ...days.value, hours: part.value }, end: part.end } : days;
}

/** The number of words of a holiday that is searched by its name, at a position; 0 when none begins there. */
function holidayLength(words: Words, position: number): number {
  for (let length = MAX_HOLIDAY_WORDS; length > 0; length -= 1)
    if (holidayNamed(words.slice(position, position + length).join(' '))) return length;
  return 0;
}

const isWithin = (inner: DaySpan, outer: DaySpan) =>
  inner.from >= outer.from && (!outer.to || (inner.to !== undefined && inner.to <= outer.to));

/** Several days in one sentence: those inside the others are meant, else the first ones. */
function joinDays(all: readonly DaySpan[]): { days?: DaySpan; hasSecond: boolean } {
  let days: DaySpan | undefined;
  let hasSecond = false;
  for (const other of all)
    if (!days || isWithin(other, days)) days = other;
    else if (!isWithin(days, other)) hasSecond = true;
  return { ...(days && { days }), hasSecond };
}

/** The choice of the time filter that means exactly these days. */
function whenOfDays({ from, to: end, when: said }: DaySpan, today: CalendarDay): When | undefined {
  if (said) return said;
  return (['today', 'tomorrow', 'weekend', 'month'] as const).find((when) => {
    const days = daysOf(when, today);
    const isSameEnd =
      days.to === end ||
      (when === 'month' && end?.slice(0, 7) === today.slice(0, 7) && end >= lastDayOfMonth(today));
    return days.from === from && isSameEnd;
  });
}

const lastDayOfMonth = (day: CalendarDay) =>
  addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);

// Words that are parts of a time and nothing else: left over, something of the time was not understood.
const UNREAD =
  /^(\d[\d/:.-]*(st|nd|rd|th|am|pm)?|weekends?|weekdays?|fortnight(ly)?|every|each|cada|daily|weekly|monthly|yesterday|semester|quarter)$/;

/** Takes the time out of a question: its days and hours, and what of it was not understood. */
export function takeTimes(sentence: Sentence, today: CalendarDay): AskedTime {
  const words = sentence.open();
  const days: DaySpan[] = [];
  let hours: AskedTime['hours'];
  for (let position = 0; position < words.length; ) {
    const time = words[position] ? readTime(words, position, today) : undefined;
    const clock = words[position] ? readHours(words, position) : undefined;
    const name = holidayLength(words, position);
    const end = Math.max(time?.end ?? 0, clock?.end ?? 0);
    if (
      end === 0 ||
      (name > 0 && position + name > end) ||
      (name > 0 && position + name === end && !isHolidayRead(words, position, today))
    ) {
      position += Math.max(1, name);
      continue;
    }
    if (time && time.end >= (clock?.end ?? 0)) {
      days.push(time.value.days);
      hours = narrowerHours(hours, time.value.isNow ? 'now' : time.value.hours);
    } else hours = narrowerHours(hours, clock?.value);
    sentence.take(position, end - position, 'time');
    position = end;
  }
  const { days: span, hasSecond } = joinDays(days);
  const when = span && whenOfDays(span, today);
  const unread = sentence
    .left()
    .filter(({ key }) => UNREAD.test(key))
    .map(({ raw }) => raw);
  return {
    ...(when ? { when } : span),
    ...(hours && { hours }),
    hasSecond,
    unread,
  };
}

/** Of two hours those inside the others: 'tonight after 9'. */
function narrowerHours(hours: AskedTime['hours'], other: AskedTime['hours']): AskedTime['hours'] {
  if (!hours || !other) return hours ?? other;
  if (hours === 'now' || other === 'now') return hours;
  return other.after >= hours.after && other.before <= hours.before ? other : hours;
}

const isHolidayRead = (words: Words, position: number, today: CalendarDay) =>
  readDays(words, position, today) !== undefined && holidayAsDays(words, position);
function holidayAsDays(words: Words, position: number): boolean {
  for (let length = MAX_HOLIDAY_WORDS; length > 0; length -= 1) {
    const holiday = holidayNamed(words.slice(position, position + length).join(' '));
    if (holiday) return holiday.asDays === true;
  }
  return false;
}
