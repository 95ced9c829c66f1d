import type { CalendarDay } from './calendar-day.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';

export const BELIZE_TIME_ZONE = 'America/Belize';

/** Whether the runtime knows the IANA name, like 'America/Chicago'. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z_+\-/0-9]*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A time zone's UTC offset in minutes at an instant (milliseconds since 1970). */
function offsetMinutes(timeZone: string, instant: number): number {
  const name =
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(instant)
      .find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * The instant (milliseconds since 1970) of a local time, in minutes after a day's midnight, in a time zone. Minutes past
 * 1440 belong to the next day. A local time that daylight saving skips is read with the offset before the change, and
 * one that occurs twice is the first of the two (RFC 5545, 3.3.5).
 */
export function instantOf(day: CalendarDay, minutes: number, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const read = (offset: number) => wall - offset * MINUTE_MS;
  const isOnTheClock = (offset: number) => offsetMinutes(timeZone, read(offset)) === offset;
  const before = offsetMinutes(timeZone, wall - DAY_MS);
  const after = offsetMinutes(timeZone, wall + DAY_MS);
  return read(isOnTheClock(before) || !isOnTheClock(after) ? before : after);
}

/** ISO 8601 of a local time without a known time zone: `isoWithoutOffset('2026-11-20', 1500)` is '2026-11-21T01:00:00'. */
export function isoWithoutOffset(day: CalendarDay, minutes: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS).toISOString().slice(0, 19);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** ISO 8601 with the time zone's UTC offset: `isoWithOffset('2026-11-20', 1200, 'America/Belize')` is '2026-11-20T20:00:00-06:00'. */
export function isoWithOffset(day: CalendarDay, minutes: number, timeZone: string): string {
  const instant = instantOf(day, minutes, timeZone);
  const offset = offsetMinutes(timeZone, instant);
  const wall = new Date(instant + offset * MINUTE_MS).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  return `${wall}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}
