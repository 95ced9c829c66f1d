import { pluralize } from '#lib/text/pluralize';
import { DAY_MS } from './durations.ts';

/**
 * The countdown in one sentence, for screen readers: '35 days until Christmas Day, Dec 25, 2026'. `target` is the
 * holiday's midnight, `now` the current time (both in milliseconds since 1970). Days are rounded up.
 */
export function countdownText(holiday: { name: string; label: string }, target: number, now: number): string {
  const days = Math.ceil((target - now) / DAY_MS);
  const day = `${holiday.name}, ${holiday.label}`;
  if (days > 0) return `${pluralize(days, 'day')} until ${day}`;
  return isDayInProgress(target, now) ? `Today is ${day}` : `${holiday.name} was on ${holiday.label}`;
}

/** Whether `now` is within the day that starts at `target` (both in milliseconds since 1970). */
export function isDayInProgress(target: number, now: number): boolean {
  return target <= now && now < target + DAY_MS;
}
