import type { CalendarDay } from '#lib/time/calendar-day';
import type { CalendarEvent } from '../calendar-event.ts';
import { type EventMoments, eventMoments } from '../event-moments.ts';
import { eventState } from '../event-state.ts';
import { timeZoneOf } from '../event-time-zone.ts';
import { atNextDate, occurrencesOf } from '../occurrences.ts';

/** One of the dates of an event, and whether it is over at an instant. */
export type EventDate = { day: CalendarDay; moments: EventMoments | undefined; isOver: boolean };

/** The dates of an event by the hour, at an instant (milliseconds since 1970). */
export function eventDatesAt(event: CalendarEvent, now: number): EventDate[] {
  const timeZone = timeZoneOf(event);
  return occurrencesOf(event).map((one) => {
    const moments = eventMoments(one, timeZone);
    return { day: one.date, moments, isOver: eventState(moments, now).kind === 'over' };
  });
}

/**
 * An event as its page shows it at an instant (milliseconds since 1970): at the first of its dates that is not over by
 * the hour, followed by the later ones; when all are over, at the last.
 */
export function eventAt(event: CalendarEvent, now: number): CalendarEvent {
  if (!event.moreDates) return event;
  const dates = eventDatesAt(event, now);
  const next = dates.find(({ isOver }) => !isOver) ?? dates.at(-1);
  return next ? atNextDate(event, next.day) : event;
}
