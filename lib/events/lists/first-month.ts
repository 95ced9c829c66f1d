import { addDays, belizeDay, type CalendarDay, monthOf } from '#lib/time/calendar-day';
import { eventState } from '../event-state.ts';
import { takesPlace } from '../event-status.ts';
import { type EventSummary, nextDayOf, summaryMoments } from '../event-summary.ts';
import { atNextDate, hasDay, isToCome } from '../occurrences.ts';

/** The day on which one can go to an event from an instant on; undefined for one that is over or off, or has no day yet. */
function dayLeft(event: EventSummary, now: number): CalendarDay | undefined {
  if (!hasDay(event) || !takesPlace(event)) return undefined;
  const today = belizeDay(now);
  const shown = isToCome(event, today) ? atNextDate(event, today) : undefined;
  if (shown && eventState(summaryMoments(shown), now).kind !== 'over') return nextDayOf(shown, now);
  // What is over today may have further dates.
  const tomorrow = addDays(today, 1);
  return isToCome(event, tomorrow) ? atNextDate(event, tomorrow).date : undefined;
}

/**
 * The month `yyyy-mm` of the first event that one can still go to at an instant (milliseconds since 1970), else the current
 * month: on the last evening of a month, when all of it is over, that is the next one.
 */
export function firstMonth(events: readonly EventSummary[], now: number): string {
  const today = belizeDay(now);
  const first = events
    .flatMap((event) => dayLeft(event, now) ?? [])
    .reduce((earliest, day) => (earliest === '' || day < earliest ? day : earliest), '');
  return monthOf(first > today ? first : today);
}
