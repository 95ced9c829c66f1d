import { belizeMidnight, type CalendarDay } from '#lib/time/calendar-day';
import { mapSlices, type Slices } from '#lib/time/slices';
import { asListed } from '../as-listed.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import { timeZoneOf } from '../event-time-zone.ts';
import { hasDay } from '../occurrences.ts';
import { compareTexts, inOrder, type Ordered, startOrder } from '../upcoming-events.ts';

const DATES_TO_BE_CONFIRMED = '9999';

/**
 * The events to come in chronological order, dates to be confirmed last, each `asListed` as the day begins: the first of
 * them may have begun the evening before. In slices, as there may be many.
 */
export function* upcomingEvents(
  events: readonly CalendarEvent[],
  today: CalendarDay,
): Slices<CalendarEvent[]> {
  const days = new Map<string, Ordered<CalendarEvent>[]>();
  const midnight = belizeMidnight(today);
  yield* mapSlices(events, (given) => {
    const event = asListed(given, timeZoneOf, midnight, today);
    if (!event) return;
    const day = hasDay(event) ? event.date : DATES_TO_BE_CONFIRMED;
    const others = days.get(day) ?? [];
    others.push({ event, start: startOrder(event) });
    days.set(day, others);
  });
  const sorted = yield* mapSlices(
    [...days.keys()].sort(compareTexts),
    (day) => days.get(day)?.sort(inOrder),
    1,
  );
  return sorted.flatMap((day = []) => day.map(({ event }) => event));
}
