import type { CalendarDay } from './calendar-day.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** Easter Sunday of a year, by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${two(Math.floor(f / 31))}-${two((f % 31) + 1)}`;
}
