import { clockAt } from '../../../lab/harness/moment.mjs';
import { belizeMidnight } from '../../../lib/time/calendar-day.ts';
import { HOUR_MS } from '../../../lib/time/durations.ts';
import { day } from './moment.ts';

/** The environment of processes for which it is noon on the day of the run: no midnight comes between what they do. */
export const atNoon = clockAt(belizeMidnight(day(0)) + 12 * HOUR_MS);
