import type { When } from '#lib/events/event-filters';
import type { CalendarDay } from '#lib/time/calendar-day';
import { longest, type Read } from '../sentence/read-words.ts';
import type { Sentence } from '../sentence/sentence.ts';
import type { ReadTime, Words } from './asked-days.ts';
import type { DaySpan } from './day-spans.ts';
import { holidayNamed, MAX_HOLIDAY_WORDS } from './holiday-words.ts';
import { joinDays, toCome, whenOfDays } from './join-days.ts';
import { readBound } from './read-bound.ts';
import { readClockNow } from './read-clock-now.ts';
import { readDays } from './read-days.ts';
import { type HourSpan, readHours, readHoursBehind } from './read-hours.ts';
import { readRange } from './read-range.ts';
import { type ReadDays, readStay, takeStay } from './read-stay.ts';
import { readWeekly } from './read-weekly.ts';
import { type AskedWeekday, hasAskedWeekday } from './weekday-sets.ts';

/** A requested time. Nothing of it is approximate: the days and the hours are exactly those to search. */
type AskedTime = {
  /** The choice of the time filter that means the same days, if there is one. */
  when?: When;
  /** The days, when no choice means them; without `to` they have no end. */
  from?: CalendarDay;
  to?: CalendarDay;
  /** The hours of the day; 'now' for what is on at this moment. */
  hours?: HourSpan | 'now';
  /** The day of the week, where every one among the days is meant, or a set of them. */
  weekday?: AskedWeekday;
  /** Further days were named, which are not searched. */
  hasSecond: boolean;
  /** Words that belong to a time, and were not understood. */
  unread: string[];
};

function readTime(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const days = longest([
    readRange(words, position, today),
    readBound(words, position, today),
    readDays(words, position, today),
  ]);
  if (!days || days.value.hours || days.value.isNow) return days;
  const stay = readStay(words, days);
  if (stay) return stay;
  const part = readHoursBehind(words, days.end);
  return part ? { value: { ...days.value, hours: part.value }, end: part.end } : days;
}

/** The number of words of a holiday that is searched by its name, at a position; 0 when none begins there. */
function holidayLength(words: Words, position: number): number {
  for (let length = MAX_HOLIDAY_WORDS; length > 0; length -= 1)
    if (holidayNamed(words.slice(position, position + length).join(' '))) return length;
  return 0;
}

// Words that are parts of a time and nothing else: left over, something of the time was not understood.
const UNREAD =
  /^(\d[\d/:.-]*(st|nd|rd|th|am|pm)?|weekends?|weekdays?|fortnight(ly)?|every|each|cada|daily|weekly|monthly|yesterday|semester|quarter)$/;

/**
 * Takes the time out of a question: its days and hours, and what of it was not understood. `minutes` are those of the
 * clock in Belize after midnight, from which what is left of a day is counted.
 */
export function takeTimes(sentence: Sentence, today: CalendarDay, minutes?: number): AskedTime {
  const words = sentence.open();
  const days: DaySpan[] = [];
  const inOrder: ReadDays[] = [];
  // 'still going on' says today where no other day is named.
  const restDays: DaySpan[] = [];
  let hours: AskedTime['hours'];
  let weekday: AskedWeekday | undefined;
  let isWeekdayFirst = false;
  let hasSecondWeekday = false;
  let isLater = false;
  let from = minutes;
  for (let position = 0; position < words.length; ) {
    const weekly = words[position] ? readWeekly(words, position, today) : undefined;
    if (weekly) {
      const { days: among } = weekly.value;
      if (weekday !== undefined && weekday !== weekly.value.weekday) hasSecondWeekday = true;
      else if (weekday === undefined) isWeekdayFirst = days.length === 0;
      weekday ??= weekly.value.weekday;
      if (among) days.push(among);
      const part = among ? undefined : readHoursBehind(words, weekly.end);
      hours = narrowerHours(hours, part?.value);
      const end = part?.end ?? weekly.end;
      sentence.take(position, end - position, 'time');
      position = end;
      continue;
    }
    const clockNow = words[position] ? readClockNow(words, position, minutes) : undefined;
    if (clockNow) {
      from = clockNow.value;
      isLater = true;
      days.push({ from: today, to: today });
      sentence.take(position, clockNow.end - position, 'time');
      position = clockNow.end;
      continue;
    }
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
      (time.value.isRest ? restDays : days).push(time.value.days);
      if (!time.value.isRest) inOrder.push({ days: time.value.days, start: position, end });
      if (time.value.isLater || /^(later|lata|leeta|layta)$/.test(words[position] ?? '')) isLater = true;
      hours = narrowerHours(hours, time.value.isNow ? 'now' : time.value.hours);
    } else hours = narrowerHours(hours, clock?.value);
    sentence.take(position, end - position, 'time');
    position = end;
  }
  const stay = takeStay(sentence, words, inOrder);
  const { days: named, hasSecond } = joinDays(
    stay ? [stay] : days.length > 0 ? toCome(days, today) : restDays,
  );
  // 'every friday and saturday': no day is both, and the first of them is searched.
  const isNever = named !== undefined && weekday !== undefined && !hasAskedWeekday(named, weekday);
  const span = isNever && isWeekdayFirst ? undefined : named;
  if (isNever && !isWeekdayFirst) weekday = undefined;
  const when = span && whenOfDays(span, today);
  // From a moment on, and no window of the day.
  if (isLater && (when === 'today' || span?.from === today))
    hours = from === undefined ? hours : restFrom(from, hours);
  // 'it is the 6th now' tells of that day what is known now.
  if (hours === 'now' && span && span.from !== today) hours = undefined;
  const unread = sentence
    .left()
    .filter(({ key }) => UNREAD.test(key))
    .map(({ raw }) => raw);
  return {
    ...(when ? { when } : span),
    ...(hours && { hours }),
    ...(weekday !== undefined && { weekday }),
    hasSecond: hasSecond || hasSecondWeekday || isNever,
    unread,
  };
}

/** The hours from a moment on, to the end of those that were said or of the day. */
function restFrom(minutes: number, hours: AskedTime['hours']): HourSpan {
  const said =
    typeof hours === 'object' && hours.before > minutes ? hours : { after: 0, before: DAY_MINUTES };
  return { after: Math.max(minutes, said.after), before: said.before };
}

const DAY_MINUTES = 1440;

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
