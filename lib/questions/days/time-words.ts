import { daysOf, WHENS, type When } from '#lib/events/event-filters';
import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { longest, type Read } from '../sentence/read-words.ts';
import type { Sentence } from '../sentence/sentence.ts';
import type { ReadTime, Words } from './asked-days.ts';
import type { DaySpan } from './day-spans.ts';
import { holidayNamed, MAX_HOLIDAY_WORDS } from './holiday-words.ts';
import { readBound } from './read-bound.ts';
import { readDays } from './read-days.ts';
import { type HourSpan, readHours, readHoursBehind } from './read-hours.ts';
import { readRange } from './read-range.ts';

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

function readTime(words: Words, position: number, today: CalendarDay): Read<ReadTime> | undefined {
  const days = longest([
    readRange(words, position, today),
    readBound(words, position, today),
    readDays(words, position, today),
  ]);
  if (!days || days.value.hours || days.value.isNow) return days;
  const part = readHoursBehind(words, days.end);
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
  return WHENS.find((when) => {
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
