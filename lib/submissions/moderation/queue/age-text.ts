import { formatAge } from '#lib/time/format-age';

/** The age of an item in its largest unit: 'just now', '5 min', '3 h', '2 days'. */
export const ageText = (since: string, now: number): string => formatAge(now - Date.parse(since));
