import { countOfEvents } from '#lib/events/lists/count-of-events';

/** The status line of the full list: the number of events to come, or that those to search are on their way. */
export const pageText = (total: number, isLoading: boolean): string =>
  isLoading ? 'Searching…' : `${countOfEvents(total)} to come`;
