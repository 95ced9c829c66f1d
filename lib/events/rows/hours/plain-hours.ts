import { fold } from '#lib/text/fold';
import { remembered } from '#lib/text/remembered';
import { addDays } from '#lib/time/calendar-day';
import { formatHour } from '#lib/time/format-hour';
import type { CalendarEvent } from '../../calendar-event.ts';
import { isEndInDoubt, MAX_HOUR_LETTERS, parseEndTime, parseTime } from '../../event-time.ts';
import { plainHoursOf24 } from '../../facts/hour-notation.ts';
import { hoursByDay } from '../../facts/hours-by-day.ts';
import { spelledHours } from './hour-spellings.ts';
import { isZoneOfPlace, withoutZoneLetters } from './zone-letters.ts';

/** A number in words that is an hour, in the spelling that is read: not that of 'Two shows'. */
const NAMED_HOUR =
  /^midnight$|(?:^|\b(?:at|around|about|from|past|to|till?|until|by|or|las?) )\d\d?(?::\d\d)?(?=$|\s*(?:[ap]\.?\s?m\b|(?:menos|y|to|till?|until|or|thirty|ish|a|hasta|de la|sharp)\b|\p{Dash}|[,/&]))/u;

/** Whether a text names an hour, clear or not: 'half past seven' and 'midnight' do, 'Sunrise' does not. */
export const namesHour = (text: string): boolean =>
  /\d/.test(text) || (text.length <= MAX_HOUR_LETTERS && NAMED_HOUR.test(spelledHours(text)));

/** What the rule for hours says in English, in Spanish; of English words that rule alone decides. */
const ALL_DAY_IN_SPANISH = /^(?:durante )?(?:todo el dia|(?:el )?dia (?:entero|completo))[.!]*$/;

/** Whether a text says in Spanish that an event lasts all day: 'Todo el día'. */
export const saysAllDay = (text: string): boolean =>
  text.length <= MAX_HOUR_LETTERS && ALL_DAY_IN_SPANISH.test(fold(text).replace(/\s+/g, ' ').trim());

/** '10:00 - 12:30': two hours of two digits that follow each other are those of a clock of 24; one of them alone is not clear. */
function rangeOf24(text: string) {
  const hours = parseTime(plainHoursOf24(text) ?? '');
  return hours?.end === undefined ? undefined : hours;
}

/** The hours that a text says, where they are clear: those that are parsed as they are, and others as people write them. */
export const hoursFromText = remembered((text: string) => {
  if (text.length > MAX_HOUR_LETTERS) return undefined;
  const spelled = spelledHours(text.trim());
  return parseTime(text) ?? parseTime(spelled) ?? rangeOf24(text) ?? rangeOf24(spelled);
});

const DAY_MINUTES = 1440;
/** What ends a day, where it is an end; '12 AM' of a clock begins one. */
const END_OF_DAY = /^(?:(?:12 ?)?midnight|12(?::00)? ?a\.?m\.?|24:00|0?0:00)$/;

/**
 * The minutes at which an event ends that has its end in a cell of its own, in any of these spellings: of a range the end
 * counts. Undefined where it is unclear.
 *
 *     readEndTime('until 11 pm'); // 1380
 */
export const readEndTime = remembered((text: string): number | undefined => {
  if (text.length > MAX_HOUR_LETTERS) return undefined;
  const written = spelledHours(text).replace(/^(?:until|till?|ends?|hasta)(?: at| las?)? /, '');
  if (END_OF_DAY.test(written)) return DAY_MINUTES;
  const clock = hoursFromText(written);
  return clock?.end ?? clock?.start;
});

const NOON = 720;

type Timed = Pick<CalendarEvent, 'date' | 'endDate' | 'moreDates' | 'time' | 'endTime'>;

/** Hours of one of several days, which end when they can be meant to. */
function certainHours(text: string) {
  const hours = hoursFromText(text);
  return hours?.end !== undefined && isEndInDoubt(hours.start, hours.end) ? undefined : hours;
}

/** The hours of a time in the words that are parsed; undefined where the text is parsed as it is, or not clear. */
function plainTimeOf(event: Timed): string | undefined {
  const { date, endDate, time = '', endTime = '' } = event;
  const { start, end } = hoursFromText(time) ?? {};
  // An end of its own is that of the last day, beside which no day has hours; 'TBA' is none.
  if (start === undefined)
    return readEndTime(endTime) === undefined ? hoursByDay(event, certainHours) : undefined;
  const isSaidTwice = endDate !== undefined && endDate === addDays(date, 1);
  // Hours of which EndDate says that they end on the next day are no typo.
  const isDoubtful = end !== undefined && isEndInDoubt(start, end) && !isSaidTwice;
  if (isDoubtful && readEndTime(endTime) === undefined) return formatHour(start);
  if (parseTime(time)) return undefined;
  return end === undefined ? formatHour(start) : `${formatHour(start)} - ${formatHour(end)}`;
}

/** The same of an end in a cell of its own. */
function plainEndTimeOf({ date, endDate, time = '', endTime = '' }: Timed): string | undefined {
  const end = readEndTime(endTime);
  if (end === undefined) return undefined;
  const { start } = hoursFromText(time) ?? {};
  if (start !== undefined && !endDate && end <= start && isEndInDoubt(start, end + DAY_MINUTES)) return '';
  if (end !== DAY_MINUTES) return end === parseEndTime(endTime) ? undefined : formatHour(end);
  if (endTime.trim().startsWith('24')) return endTime === '24:00' ? undefined : '24:00';
  // A night from 8 PM until '12 AM' of the next day ends with its first minute.
  const isNight =
    start !== undefined && start >= NOON && endDate !== undefined && endDate === addDays(date, 1);
  if (isNight) return '00:00';
  return endTime === 'midnight' ? undefined : 'midnight';
}

type Placed = Partial<Pick<CalendarEvent, 'city' | 'country' | 'timeZone' | 'venue'>>;

/** A time as it is meant: by a clock of 24 where its column is written so, and by the clocks of the place of the event. */
function meantTime(time: string, event: Timed & Placed, isOf24: boolean): string {
  const { hours, zone } = withoutZoneLetters(time) ?? {};
  const isLocal =
    hours !== undefined && zone !== undefined && hoursFromText(hours) && isZoneOfPlace(zone, event);
  const local = isLocal ? hours : time;
  return (isOf24 ? plainHoursOf24(local) : undefined) ?? local;
}

/**
 * An event with its hours in plain words beside what is written, where only these are parsed. `isOf24` where its column is
 * written by a clock of 24 hours: '10:00' is '10 AM' there.
 *
 *     withPlainHours({ date: '2026-12-05', time: '7pm till late' }).plainTime; // '7 PM'
 */
export function withPlainHours<Event extends Timed & Placed>(
  event: Event,
  { isOf24 = false } = {},
): Event & Pick<CalendarEvent, 'plainTime' | 'plainEndTime'> {
  const { time, endTime } = event;
  const meant = {
    ...event,
    ...(time !== undefined && { time: meantTime(time, event, isOf24) }),
    ...(endTime !== undefined && { endTime: meantTime(endTime, event, isOf24) }),
  };
  const plainTime = time === undefined ? undefined : (plainTimeOf(meant) ?? meant.time);
  const plainEndTime = endTime === undefined ? undefined : (plainEndTimeOf(meant) ?? meant.endTime);
  if (plainTime === time && plainEndTime === endTime) return event;
  return {
    ...event,
    ...(plainTime !== undefined && plainTime !== time && { plainTime }),
    ...(plainEndTime !== undefined && plainEndTime !== endTime && { plainEndTime }),
  };
}
