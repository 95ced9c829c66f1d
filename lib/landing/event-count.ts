import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import { pluralize } from '#lib/text/pluralize';

/**
 * How many events take place, in Belize and abroad; one with several dates is one. `inWords` is '12 events and 2 abroad', or
 * undefined where none does.
 */
export function eventCount(events: readonly EventSummary[]) {
  const ids = (ofPlace: (event: EventSummary) => boolean) =>
    new Set(events.filter((event) => takesPlace(event) && ofPlace(event)).map(({ id }) => id)).size;
  const inBelize = ids(({ country }) => !country);
  const abroad = ids(({ country }) => Boolean(country));
  const parts = [
    inBelize > 0 && pluralize(inBelize, 'event'),
    abroad > 0 && (inBelize > 0 ? `${abroad} abroad` : `${pluralize(abroad, 'event')} abroad`),
  ].filter((part) => part !== false);
  return { inBelize, inWords: parts.length > 0 ? parts.join(' and ') : undefined };
}
