// The code that a list needs to search, filter or render events in the browser: one chunk, loaded on first use.
export { summaryAsListed } from '#lib/events/as-listed';
export { eventsFromIndex } from '#lib/events/event-index';
export { filterEvents } from '#lib/events/lists/filter-events';
export { firstMonth } from '#lib/events/lists/first-month';
export { orderedAt } from '#lib/events/lists/ordered-at';
export { recountedChoices } from '#lib/events/lists/recounted-choices';
export { searchEvents, searchIndexSlices } from '#lib/events/search-events';
export { NextCards } from '../card/next-cards.tsx';
export { NextTickets } from '../card/next-tickets.tsx';
export { RelatedRows } from '../card/related-rows.tsx';
export { LoadedList } from './loaded-list.tsx';
export { nearbyNames, resultText } from './result-text.ts';
export { SearchResults } from './search-results.tsx';
