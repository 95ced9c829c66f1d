import { pluralize } from '#lib/text/pluralize';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/** An age in milliseconds in its largest unit, rounded down: 'just now', '5 min', '3 h', '2 days'. */
export function formatAge(age: number): string {
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
  return pluralize(Math.floor(age / DAY_MS), 'day');
}
