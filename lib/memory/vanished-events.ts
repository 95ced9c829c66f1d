import type { CalendarEvent } from '#lib/events/calendar-event';
import { titleSlug } from '#lib/events/facts/event-id';
import { isToCome } from '#lib/events/occurrences';
import type { CalendarDay } from '#lib/time/calendar-day';
import type { EventMemory, RememberedEvent } from './remembered-event.ts';

/** An event that is no longer listed, with the listed ones that it may be now. */
type VanishedEvent = {
  event: CalendarEvent;
  /** ISO 8601 */
  goneSince: string;
  candidates: readonly CalendarEvent[];
};

/** Candidates that are offered; any other event can be named by its address. */
const MOST_CANDIDATES = 5;

/** Whether a listed event may be one that vanished: the same title, or the same day in the same city. */
const mayBe = (gone: CalendarEvent, listed: CalendarEvent) =>
  titleSlug(gone.title) === titleSlug(listed.title) ||
  (gone.date === listed.date && gone.city === listed.city);

/**
 * The events to come that are no longer listed and of which that is said, the last that vanished first. What is over is
 * left out: its row is deleted as a matter of course.
 */
export function vanishedEvents(
  memory: EventMemory,
  listed: readonly CalendarEvent[],
  today: CalendarDay,
): VanishedEvent[] {
  const found = [...memory.byId.values()].flatMap(({ event, goneSince }) =>
    event && goneSince !== undefined && isToCome(event, today) ? [{ event, goneSince }] : [],
  );
  const ahead = found.length > 0 ? listed.filter((event) => isToCome(event, today)) : [];
  return found
    .sort((one, other) => (one.goneSince < other.goneSince ? 1 : -1))
    .map((gone) => ({
      ...gone,
      candidates: ahead.filter((event) => mayBe(gone.event, event)).slice(0, MOST_CANDIDATES),
    }));
}

/** A listed event that had another address before. */
type MovedEvent = { event: CalendarEvent; remembered: RememberedEvent };

/** The events to come that had other addresses before, those that moved last first. */
export function movedEvents(
  memory: EventMemory,
  listed: readonly CalendarEvent[],
  today: CalendarDay,
): MovedEvent[] {
  return listed
    .flatMap((event) => {
      const remembered = memory.byId.get(event.id);
      return remembered && remembered.formerIds.length > 0 && isToCome(event, today)
        ? [{ event, remembered }]
        : [];
    })
    .sort((one, other) => ((one.remembered.changed ?? '') < (other.remembered.changed ?? '') ? 1 : -1));
}

/** The id of an event by its address or by itself, as a moderator pastes it: 'https://…/events/20261206-dangriga-parade?utm=…' */
export function idOfAddress(text: string): string {
  const [path = ''] = text.trim().split(/[?#]/);
  return path.replace(/\/+$/, '').split('/').at(-1) ?? '';
}
