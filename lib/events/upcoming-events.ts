import type { CalendarDay } from '#lib/time/calendar-day';
import { summaryAsListed } from './as-listed.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { statedHours } from './event-hours.ts';
import type { EventSummary } from './event-summary.ts';
import { hasDay } from './occurrences.ts';

type Listed = Pick<CalendarEvent, 'id' | 'title' | 'date' | 'time' | 'plainTime' | 'moreDates'>;

/** Minutes by which a day is ordered: all-day events first, then by start, then those whose time is unclear. */
export function startOrder(event: Pick<Listed, 'date' | 'time' | 'plainTime'>): number {
  return event.time === undefined ? -1 : (statedHours(event)?.start ?? 1440);
}

/** The order of texts, whatever the language. */
export const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** An event with the minutes by which it is ordered in its day. */
export type Ordered<Event> = { event: Event; start: number };

/** The order of a day. */
export const inOrder = (a: Ordered<Listed>, b: Ordered<Listed>) =>
  a.start - b.start || compareTexts(a.event.title, b.event.title) || compareTexts(a.event.id, b.event.id);

/** Whether the first of two events comes before the second; the first has a day. */
function isBefore(one: Listed, other: Listed): boolean {
  if (one.date !== other.date) return !hasDay(other) || one.date < other.date;
  const ordered = (event: Listed) => ({ event, start: startOrder(event) });
  return inOrder(ordered(one), ordered(other)) < 0;
}

/**
 * A chronological list in which some events are shown at a later date than the list has them: `at` gives what is shown
 * of an event, or undefined for one that is left out. What has another date moves to its place among the others.
 */
export function listedAt<Entry, Event extends Listed>(
  entries: readonly Entry[],
  at: (entry: Entry) => { event: Event; shown: Event } | undefined,
): Event[] {
  const unmoved: Event[] = [];
  const moved: Event[] = [];
  for (const entry of entries) {
    const found = at(entry);
    if (found) (found.shown === found.event ? unmoved : moved).push(found.shown);
  }
  if (moved.length === 0) return unmoved;
  moved.sort((a, b) => (isBefore(a, b) ? -1 : 1));
  // Merged rather than sorted as a whole: of many events, few have several dates.
  const merged: Event[] = [];
  let next = 0;
  for (const event of unmoved) {
    for (let one = moved[next]; one && isBefore(one, event); one = moved[next]) {
      merged.push(one);
      next += 1;
    }
    merged.push(event);
  }
  return [...merged, ...moved.slice(next)];
}

/** The events of a chronological list that are to come at an instant, each `asListed`: the list may be of an earlier day. */
export const toComeAt = (events: readonly EventSummary[], now: number, today?: CalendarDay): EventSummary[] =>
  listedAt(events, (event) => {
    const shown = summaryAsListed(event, now, today);
    return shown && { event, shown };
  });
