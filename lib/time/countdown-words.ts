import { DAY_MS } from './durations.ts';

/**
 * The countdown in one sentence, for who hears it: '35 days until Christmas Day, Dec 25, 2026'. `target` is the
 * midnight its day begins with, `now` an instant (both milliseconds since 1970); a day that has begun still counts.
 */
export function countdownWords(
  holiday: { name: string; label: string },
  target: number,
  now: number,
): string {
  const days = Math.ceil((target - now) / DAY_MS);
  const day = `${holiday.name}, ${holiday.label}`;
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} until ${day}`;
  return isItsDay(target, now) ? `Today is ${day}` : `${holiday.name} was on ${holiday.label}`;
}

/** Whether the day that begins at `target` is under way at `now` (milliseconds since 1970). */
export function isItsDay(target: number, now: number): boolean {
  return target <= now && now < target + DAY_MS;
}
