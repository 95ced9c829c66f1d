import { belizeDay } from '#lib/time/calendar-day';
import { thisWeekend } from '#lib/time/weekend';
import { takesPlace } from '../event-status.ts';
import type { EventSummary } from '../event-summary.ts';
import { hasDay, isBetween } from '../occurrences.ts';
import { toComeAt } from '../upcoming-events.ts';
import { orderedAt } from './ordered-at.ts';

/** How many the home page shows at most. */
const SHOWN = 6;
/** Of those after today, so many at least: they are what is left on a page that is read a day later. */
const LATER = 3;

export type NextChoices = {
  events: EventSummary[];
  /** How many events there are to choose from until the end of the weekend. */
  total: number;
  /** All of today's, over or not, in order. */
  todays: EventSummary[];
};

/**
 * What somebody can do next, of the events to come at an instant in milliseconds since 1970, in the one order of lists.
 * Cancelled and postponed events are none of it.
 */
export function nextChoices(toCome: readonly EventSummary[], now: number): NextChoices {
  const today = belizeDay(now);
  const { to } = thisWeekend(today);
  const listed = toComeAt(toCome, now);
  const ordered = orderedAt(toCome, now);
  const soonest = ordered.events.slice(0, ordered.today);
  const later = ordered.events.slice(ordered.today).filter((event) => takesPlace(event) && hasDay(event));
  const total = soonest.length + later.filter((event) => isBetween(event, today, to)).length;
  return {
    events: [...soonest.slice(0, SHOWN), ...later.slice(0, Math.max(LATER, SHOWN - soonest.length))],
    total,
    todays: listed.filter((event) => event.date <= today && takesPlace(event) && hasDay(event)),
  };
}
