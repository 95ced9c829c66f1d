import { pluralize } from '#lib/text/pluralize';

/** How many events: '12 events', '1 event', 'No events'. */
export const countOfEvents = (count: number, noun = 'event'): string =>
  count > 0 ? pluralize(count, noun) : `No ${noun}s`;
