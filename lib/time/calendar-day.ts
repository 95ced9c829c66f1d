import { DAY_MS, HOUR_MS } from './durations.ts';
import { formatHour } from './format-hour.ts';

/**
 * A calendar day as `yyyy-mm-dd`, without time or time zone. Days are compared as strings and computed in UTC, so the
 * time zone of the server or the visitor has no influence.
 */
export type CalendarDay = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Belize is at UTC−6 all year, without daylight saving time. */
const BELIZE_OFFSET_MS = -6 * HOUR_MS;

/** Midnight UTC of a day, in milliseconds since 1970; NaN when the text is not a valid day. */
function utcMidnight(day: string): number {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (!year) return Number.NaN;
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  // February 30 is a day of March, and the years before 100 are some of the last century.
  const isSame = time.getUTCDate() === Number(date) && time.getUTCFullYear() === Number(year);
  return isSame ? time.getTime() : Number.NaN;
}

/** Whether the text is a valid calendar day: '2027-02-30' and 'TBA' are not. */
export function isCalendarDay(text: string): boolean {
  return !Number.isNaN(utcMidnight(text));
}

/** The day in Belize at an instant (milliseconds since 1970): 05:59 UTC is still the day before there. */
export function belizeDay(instant: number): CalendarDay {
  return new Date(instant + BELIZE_OFFSET_MS).toISOString().slice(0, 10);
}

/** The time of day that clocks in Belize show at an instant (milliseconds since 1970): '2:05 PM'. */
export function belizeClock(instant: number): string {
  const clock = new Date(instant + BELIZE_OFFSET_MS);
  return formatHour(clock.getUTCHours() * 60 + clock.getUTCMinutes());
}

/** How much of the day in Belize has passed at an instant (milliseconds since 1970): from 0 to below 1. */
export const partOfBelizeDay = (instant: number) => ((instant + BELIZE_OFFSET_MS) % DAY_MS) / DAY_MS;

/** The minutes since midnight in Belize. */
export const minutesOfDay = (instant: number) => Math.floor(partOfBelizeDay(instant) * 24 * 60);

/** The instant (milliseconds since 1970) at which a day begins in Belize. */
export function belizeMidnight(day: CalendarDay): number {
  return utcMidnight(day) - BELIZE_OFFSET_MS;
}

/** `addDays('2026-12-31', 1)` is '2027-01-01'. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(utcMidnight(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The days from one day to another: `daysBetween('2026-12-31', '2027-01-02')` is 2. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);

/** The same day some years later; 29 February becomes 1 March where there is none. */
export function yearsLater(day: CalendarDay, years: number): CalendarDay {
  const [year, month, date] = day.split('-');
  const same = `${Number(year) + years}-${month}-${date}`;
  return isCalendarDay(same) ? same : `${Number(year) + years}-03-01`;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(utcMidnight(day)).getUTCDay();
}

/** The year and month of a day, as `yyyy-mm`. */
export function monthOf(day: CalendarDay): string {
  return day.slice(0, 7);
}
