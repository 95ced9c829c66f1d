import { addDays, belizeDay, belizeMidnight, type CalendarDay } from '#lib/time/calendar-day';
import { BELIZE_TIME_ZONE } from '#lib/time/zoned-time';
import type { EventCategory } from './event-category.ts';
import { describeEvent } from './event-description.ts';
import type { TimedEvent } from './event-hours.ts';
import { type EventMoments, eventMoments } from './event-moments.ts';
import { nextMoments } from './event-state.ts';
import type { EventStatus } from './event-status.ts';
import { type Dated, dayToCome } from './occurrences.ts';

/** The parts of an event that cards and search need: few, because a list of them is sent to the browser. */
export type EventSummary = {
  id: string;
  title: string;
  date: string;
  endDate?: string;
  /** Further dates of an event with several. */
  moreDates?: readonly string[];
  /** As written; absent when the event lasts all day. */
  time?: string;
  endTime?: string;
  /** Both in the words that are parsed, where the written ones are not. */
  plainTime?: string;
  plainEndTime?: string;
  /** The time zone of its place where that is not Belize's; '' when it is not known. */
  timeZone?: string;
  venue: string;
  city: string;
  /** Slug of the place the city names. */
  place: string;
  /** Where that is not known, the name of the Belizean district that the event was given. */
  district?: string;
  /** Only of an event abroad whose country is named. */
  country?: string;
  category: EventCategory;
  hasDefaultCategory?: true;
  /** In words, in short: 'Free', 'BZ$25'. */
  cost?: string;
  image?: string;
  status?: Exclude<EventStatus, 'scheduled'>;
  /** Only when the sheet has one; the generated sentence is derived from the other fields. */
  description?: string;
};

/** The description of a summary: the sheet's own, else the generated sentence. */
export function summaryDescription({ description, venue, city, time, cost = '' }: EventSummary): string {
  return description ?? describeEvent({ venue, city, time, cost });
}

/** The time zone of an event by its summary; undefined when it is not known. */
export const summaryZone = ({ timeZone = BELIZE_TIME_ZONE }: Pick<EventSummary, 'timeZone'>) =>
  timeZone || undefined;

/** The moments of an event by its summary; undefined when its date is to be confirmed. */
export function summaryMoments(event: EventSummary): EventMoments | undefined {
  return eventMoments(event, summaryZone(event));
}

/** Of the first of an event's days that is not over at an instant, both in milliseconds since 1970: beginning and end. */
export function nextMomentsOf(event: EventSummary, now: number) {
  const moments = summaryMoments(event);
  return moments && nextMoments(moments, now);
}

/**
 * The day at which an event is said when it is what comes next, at an instant (milliseconds since 1970): of days in a row
 * the first on which one can still go, which is tomorrow once the hours of today are over. One that is over has its own.
 * Its clocks are those of `timeZone`.
 */
export function nextDay(event: TimedEvent & Dated, timeZone: string | undefined, now: number) {
  const { date, endDate } = event;
  if (!endDate) return date;
  const moments = eventMoments(event, timeZone);
  if (!moments || moments.closes <= now) return date;
  const day = dayToCome({ date, endDate }, belizeDay(now));
  const opens = belizeDay(nextMoments(moments, now).opens);
  return opens > day ? opens : day;
}

/** The same of a summary. */
export const nextDayOf = (event: EventSummary, now: number): CalendarDay | string =>
  nextDay(event, summaryZone(event), now);

/**
 * When `nextDayOf` turns from today to a later day, in milliseconds since 1970, and that day: at the end of today's hours, or
 * at midnight. Undefined for an event of one day, on the last of several, and before the first.
 */
export function nextDayChange(
  event: EventSummary,
  now: number,
): { at: number; day: CalendarDay } | undefined {
  const today = belizeDay(now);
  if (!event.endDate || nextDayOf(event, now) !== today) return undefined;
  const { ends = now } = nextMomentsOf(event, now) ?? {};
  const instants = [ends, belizeMidnight(addDays(today, 1))];
  const at = instants.find((instant) => instant > now && nextDayOf(event, instant) > today);
  return at === undefined ? undefined : { at, day: nextDayOf(event, at) };
}
