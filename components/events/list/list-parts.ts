// The code that a list needs to search, filter or render events in the browser: one chunk, loaded on first use.
export { choicesOf } from '#lib/events/event-choices';
export { eventsFromIndex } from '#lib/events/event-index';
export { filterEvents } from '#lib/events/lists/filter-events';
export { orderedAt } from '#lib/events/lists/ordered-at';
export { searchEvents, searchIndexSlices } from '#lib/events/search-events';
export { NextCards } from '../card/next-cards.tsx';
export { NextTickets } from '../card/next-tickets.tsx';
export { RelatedRows } from '../card/related-rows.tsx';
export { LoadedList } from './loaded-list.tsx';
export { SearchResults } from './search-results.tsx';
