import { isSinceYesterday } from '#lib/events/as-listed';
import type { EventSummary } from '#lib/events/event-summary';
import { isBetween } from '#lib/events/occurrences';
import type { CalendarDay } from '#lib/time/calendar-day';

/**
 * What is on from the first of some days to the last. When the first is today, what is on since yesterday is too: midnight
 * ends no party. `dates` are the listed dates at present.
 */
export const datesBetween = (
  dates: readonly EventSummary[],
  from: CalendarDay,
  to: CalendarDay,
  today: CalendarDay,
): EventSummary[] =>
  dates.filter((event) => isBetween(event, from, to) || (from === today && isSinceYesterday(event, today)));
