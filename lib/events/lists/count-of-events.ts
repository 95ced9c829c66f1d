import { pluralize } from '#lib/text/pluralize';
import { type EventStatus, statusWord, takesPlace } from '../event-status.ts';

/** How many events: '12 events', '1 event', 'No events'. */
export const countOfEvents = (count: number, noun = 'event'): string =>
  count > 0 ? pluralize(count, noun) : `No ${noun}s`;

/**
 * How many of some events take place, and how many others stand among them: '8 events and 1 postponed', so that the number
 * is that of the cards below it.
 */
export function countWithOff(events: readonly { status?: EventStatus }[]): string {
  const off = events.filter((event) => !takesPlace(event));
  const count = events.length - off.length;
  if (off.length === 0) return countOfEvents(count);
  const words = [...new Set(off.map((event) => statusWord(event).toLowerCase()))].sort().join(' or ');
  return `${count > 0 ? `${countOfEvents(count)} and ` : ''}${off.length} ${words}`;
}
