import 'server-only';
import type { Celebration } from '#lib/celebrations/celebration';
import { CELEBRATIONS, partsOf } from '#lib/celebrations/celebrations.server';
import { type CelebrationOverrides, celebrationOfEvent, isRowOf } from '#lib/celebrations/title-match';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { hasDay, isBetween } from '#lib/events/occurrences';
import { addDays, type CalendarDay } from '#lib/time/calendar-day';

/** Days ahead of which moderators see the events. */
const DAYS_AHEAD = 366;

/** The slug of the celebration that an event is in by the words of its title; undefined for none. */
export const celebrationByWords = (event: CalendarEvent): string | undefined =>
  celebrationOfEvent(event, CELEBRATIONS)?.slug;

/** The events of the coming twelve months, in order of their days; without those whose date is to be confirmed. */
export const eventsAhead = (events: readonly CalendarEvent[], today: CalendarDay): CalendarEvent[] =>
  events
    .filter((event) => hasDay(event) && isBetween(event, today, addDays(today, DAYS_AHEAD)))
    .sort((one, other) => (one.date < other.date ? -1 : 1));

/** The events of a celebration by who decided. */
type CelebrationRows = Record<
  /** The words of their titles, the day and the place. */
  | 'byWords'
  /** A moderator put them in, whatever their title says. */
  | 'putIn'
  /** Their title names it, and a moderator put them out or in another one. */
  | 'putOut'
  /** They are shown here too, and belong to another celebration, as the carnival to September. */
  | 'ofOthers',
  readonly CalendarEvent[]
>;

/** Which of some events belong to a celebration, and which a moderator has put in or out. */
export function celebrationRows(
  celebration: Celebration,
  events: readonly CalendarEvent[],
  overrides: CelebrationOverrides,
): CelebrationRows {
  const { slug } = celebration;
  const parts = partsOf(celebration);
  const isByWords = (event: CalendarEvent) => celebrationByWords(event) === slug;
  return {
    byWords: events.filter((event) => !overrides.has(event.id) && isByWords(event)),
    putIn: events.filter(({ id }) => overrides.get(id) === slug),
    putOut: events.filter(
      (event) => overrides.has(event.id) && overrides.get(event.id) !== slug && isByWords(event),
    ),
    ofOthers: events.filter(
      (event) =>
        isRowOf(celebration, event, { parts, overrides }) &&
        celebrationOfEvent(event, CELEBRATIONS, overrides)?.slug !== slug,
    ),
  };
}
