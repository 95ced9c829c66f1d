import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time/durations';

/** The age of an item in its largest unit: 'now', '5 min', '3 h', '2 d'. */
export function ageText(since: string, now: number): string {
  const age = now - Date.parse(since);
  if (age < MINUTE_MS) return 'now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
  return `${Math.floor(age / DAY_MS)} d`;
}
