import type { CalendarEvent } from '#lib/events/calendar-event';
import { citySlug } from '#lib/events/facts/event-id';
import { hasDay } from '#lib/events/occurrences';
import { isOverAt } from '#lib/events/page/is-over-at';
import { fold } from '#lib/text/fold';
import { addDays, type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import type { RememberedEvent } from './remembered-event.ts';

/** Two days of one event are at most so many days apart; further apart are two editions of it. */
const EDITION_DAYS = 182;

/** An event that a reading does not list any more, as it was listed last. */
export type Vanished = { known: RememberedEvent; last: CalendarEvent };

/** An event that a reading lists, which the one before did not; `isKnown` where an earlier one has. */
export type Appeared = { event: CalendarEvent; isKnown: boolean };

/** Whether an event that has another first date now had that date before, or still has the one that was its first. */
export const isAlsoOn = (before: CalendarEvent, { date, moreDates, city }: CalendarEvent): boolean =>
  before.city === city &&
  [...(before.moreDates ?? []), ...(moreDates ?? [])].some((day) => day === date || day === before.date);

/**
 * The one of its dates whose calendar entry has the UID itself once an event has another first date; undefined where that is
 * the first. A date that was left out before the others, or put before them, moves no entry: calendars that have the others
 * would have one of them twice.
 */
export function uidDayAfter(
  { uidDay }: Pick<RememberedEvent, 'uidDay'>,
  last: CalendarEvent,
  event: CalendarEvent,
): CalendarDay | undefined {
  const day = uidDay ?? last.date;
  return isAlsoOn(last, event) && isCalendarDay(day) && day !== event.date ? day : undefined;
}

const sameTitle = ({ title }: CalendarEvent) => fold(title).replace(/\s+/g, ' ').trim();

function isOneEdition({ date: one }: CalendarEvent, { date: other }: CalendarEvent): boolean {
  if (!isCalendarDay(one) || !isCalendarDay(other)) return true;
  const [first, last] = one < other ? [one, other] : [other, one];
  return addDays(first, EDITION_DAYS) >= last;
}

/** Whether one may be the other on another day, or in another place, but not both. */
function isMove(before: CalendarEvent, after: CalendarEvent, now: number): boolean {
  const hasOtherDay = before.date !== after.date;
  const hasOtherPlace = citySlug(before.city) !== citySlug(after.city);
  const isOver = (event: CalendarEvent) => hasDay(event) && isOverAt(event, now);
  return hasOtherDay !== hasOtherPlace && !isOver(before) && !isOver(after) && isOneEdition(before, after);
}

/**
 * Which of the events that vanished in a reading has become which of those that appeared in it, by the id after, at an
 * instant (milliseconds since 1970): where exactly one of a title vanished and one appeared, which differ in their day or
 * in their place. What was over never moves, and a later edition is a new event; anything else is never guessed.
 */
export function movesAmong(
  vanished: readonly Vanished[],
  appeared: readonly Appeared[],
  now: number,
): ReadonlyMap<string, Vanished> {
  const moves = new Map<string, Vanished>();
  if (vanished.length === 0 || appeared.length === 0) return moves;
  const after = Map.groupBy(appeared, ({ event }) => sameTitle(event));
  for (const [title, [before, another]] of Map.groupBy(vanished, ({ last }) => sameTitle(last))) {
    const [found, second] = after.get(title) ?? [];
    if (!before || another || !found || second || found.isKnown) continue;
    if (before.known.source === 'sheet' && isMove(before.last, found.event, now))
      moves.set(found.event.id, before);
  }
  return moves;
}
