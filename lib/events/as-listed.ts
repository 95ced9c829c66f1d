import { addDays, belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { eventMoments } from './event-moments.ts';
import type { EventSummary } from './event-summary.ts';
import { summaryZone } from './event-summary.ts';
import { atNextDate, type Dated, isToCome, lastDay } from './occurrences.ts';

type Listed = Dated & { time?: string | undefined; endTime?: string | undefined };

/**
 * Whether an event that is listed on a day is one of the day before that has not ended: 'New Year's Eve, 9 PM - 1 AM'.
 */
export const isSinceYesterday = (event: Dated, today: CalendarDay): boolean =>
  event.date < today && (event.moreDates !== undefined || lastDay(event) < today);

/** The event at the date of the day before, where that has not ended: 'New Year's Eve, 9 PM - 1 AM' at ten past midnight. */
function sinceYesterday<Event extends Listed>(
  event: Event,
  zoneOf: (event: Event) => string | undefined,
  now: number,
  today: CalendarDay,
): Event | undefined {
  const yesterday = addDays(today, -1);
  const at = atNextDate(event, yesterday);
  const last = at.moreDates ? at.date : lastDay(at);
  if (last !== yesterday) return undefined;
  return (eventMoments(at, zoneOf(at))?.closes ?? 0) > now ? at : undefined;
}

/**
 * An event as the lists have it at an instant (milliseconds since 1970): at the first of its dates that is still listed;
 * undefined when none is. The day before is listed as long as it is on, as midnight ends no party.
 */
export function asListed<Event extends Listed>(
  event: Event,
  zoneOf: (event: Event) => string | undefined,
  now: number,
  today: CalendarDay = belizeDay(now),
): Event | undefined {
  // The comparison comes first, because a search asks this of each event at each keystroke.
  if (event.date >= today) return event;
  return (
    sinceYesterday(event, zoneOf, now, today) ??
    (isToCome(event, today) ? atNextDate(event, today) : undefined)
  );
}

/** The same of a summary. */
export const summaryAsListed = (event: EventSummary, now: number, today?: CalendarDay) =>
  asListed(event, summaryZone, now, today);
