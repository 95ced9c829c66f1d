import { addDays, belizeDay, belizeMidnight, type CalendarDay } from '../../../lib/time/calendar-day.ts';
import { MINUTE_MS } from '../../../lib/time/durations.ts';

/**
 * The instant at which the run began, in milliseconds since 1970, as all its processes see it: MOMENT, or the machine's
 * time. Days are counted from here, so that they stay what they are when midnight comes.
 */
const began = Number(process.env.RUN_BEGAN_AT ?? Date.now());

/** The present instant, in milliseconds since 1970, as all processes of the run see it. */
export const now = () => Date.now();

/** The day in Belize so many days after the one on which the run began. */
export const day = (after: number): CalendarDay => addDays(belizeDay(began), after);

/** The minutes since midnight in Belize at which the run began. */
export const minutesAtBegin = Math.floor((began - belizeMidnight(day(0))) / MINUTE_MS);
