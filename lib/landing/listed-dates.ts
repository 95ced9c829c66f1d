import type { EventSummary } from '#lib/events/event-summary';
import { orderEvents } from '#lib/events/lists/order-events';
import { hasDay, occurrencesOf } from '#lib/events/occurrences';
import { compareTexts, inOrder, startOrder, toComeAt } from '#lib/events/upcoming-events';

/**
 * What of a chronological list somebody can still go to at an instant (milliseconds since 1970), in the one order of lists,
 * each date of an event with several as an event of its own. What has no day is left out.
 */
export function listedDates(listed: readonly EventSummary[], now: number): EventSummary[] {
  const dates = toComeAt(listed, now)
    .filter(hasDay)
    .flatMap(occurrencesOf)
    .map((event) => ({ event, start: startOrder(event) }))
    .sort((one, other) => compareTexts(one.event.date, other.event.date) || inOrder(one, other))
    .map(({ event }) => event);
  return orderEvents(dates, now).events;
}
