import { asListed } from '#lib/events/as-listed';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { timeZoneOf } from '#lib/events/event-time-zone';
import { eventId } from '#lib/events/facts/event-id';
import { likesOf } from '#lib/events/facts/event-likes';
import { uniqueIds } from '#lib/events/facts/unique-ids';
import { addDays, belizeDay, type CalendarDay, daysBetween, isCalendarDay } from '#lib/time/calendar-day';
import { finishSlices } from '#lib/time/slices';
import { titleOn, yearlyDay, yearOf } from './yearly-day.ts';

/** The rows stay as they are written while so many of them, or more, are to come. */
const MIN_TO_COME = 30;
/** Two rows of different years are one yearly event where their days are so few days apart in one year. */
const SAME_EVENT_DAYS = 7;

/** Whether an event is not over at an instant (milliseconds since 1970): midnight ends no party, but its end does. */
const isAhead = (event: CalendarEvent, now: number) => asListed(event, timeZoneOf, now) !== undefined;

/** An event with its first day on another day; its other days move as far. */
function movedTo(event: CalendarEvent, day: CalendarDay): CalendarEvent {
  const distance = daysBetween(event.date, day);
  const { endDate, moreDates } = event;
  return {
    ...event,
    title: titleOn(event, day),
    date: day,
    ...(endDate && { endDate: addDays(endDate, distance) }),
    ...(moreDates && { moreDates: moreDates.map((date) => addDays(date, distance)) }),
  };
}

/** An event that is over, in the first year in which it is ahead. */
function inNextYear(event: CalendarEvent, now: number): CalendarEvent {
  const dayIn = yearlyDay(event);
  const written = yearOf(event.date);
  // What lasts into the next year may still be on.
  let year = Math.max(written + 1, yearOf(belizeDay(now)) - 1);
  let moved = movedTo(event, dayIn(year));
  while (!isAhead(moved, now)) {
    year += 1;
    moved = movedTo(event, dayIn(year));
  }
  return moved;
}

/** Whether the sheet has a row for the same event in a later year, which is the one that moves on. */
function hasLaterRow(event: CalendarEvent, alike: readonly CalendarEvent[]): boolean {
  const dayIn = yearlyDay(event);
  return alike.some(
    ({ date }) =>
      isCalendarDay(date) &&
      yearOf(date) > yearOf(event.date) &&
      Math.abs(daysBetween(dayIn(yearOf(date)), date)) <= SAME_EVENT_DAYS,
  );
}

/**
 * The events of the sample calendar at an instant (milliseconds since 1970). Where fewer than thirty are to come by the
 * dates of their rows, each that is over moves on by the fewest years that bring it ahead; what is to come, or without a
 * day, stays. The same list while nothing moves. Decision 125 says why.
 */
export function movedSample(events: readonly CalendarEvent[], now: number): readonly CalendarEvent[] {
  const dated = events.filter(({ date }) => isCalendarDay(date));
  const over = new Set(dated.filter((event) => !isAhead(event, now)));
  if (over.size === 0 || dated.length - over.size >= MIN_TO_COME) return events;
  const nameOf = ({ title, city }: CalendarEvent) => JSON.stringify([title, city]);
  const alike = Map.groupBy(dated, nameOf);
  const living = events.flatMap((event) => {
    if (!over.has(event)) return [{ ...event, hasOwnId: true }];
    if (hasLaterRow(event, alike.get(nameOf(event)) ?? [])) return [];
    const moved = inNextYear(event, now);
    return [{ ...moved, id: eventId(moved), hasOwnId: false }];
  });
  const ids = finishSlices(uniqueIds(living));
  return living.map(({ hasOwnId: _, ...event }, index) => {
    const id = ids[index] ?? event.id;
    return { ...event, id, likes: likesOf(id) };
  });
}
