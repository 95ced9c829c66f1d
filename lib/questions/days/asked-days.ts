import type { CalendarDay } from '#lib/time/calendar-day';
import type { Read } from '../sentence/read-words.ts';
import { type DaySpan, oneDay } from './day-spans.ts';
import type { HourSpan } from './read-hours.ts';

/** The words of a question as they are compared; '' for one that is taken. */
export type Words = readonly string[];

/**
 * Days, with hours where one word names both: 'tonight'. `isRest`: what is left of the day, which is today where no other is
 * named; `isLater`: what is on from now on.
 */
export type ReadTime = {
  days: DaySpan;
  hours?: HourSpan;
  isNow?: boolean;
  isRest?: boolean;
  isLater?: boolean;
};

/** A reading of one day; undefined where the calendar has no such day. */
export const spanOfDate = (date: CalendarDay | undefined, end: number): Read<ReadTime> | undefined =>
  date === undefined ? undefined : { value: { days: oneDay(date) }, end };
