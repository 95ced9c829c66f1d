// What a list needs once somebody searches or filters it, or opens it from inside the site: loaded then, as one file.
export { eventsFromIndex } from '#lib/events/event-index';
export { filterEvents } from '#lib/events/filter-events';
export { searchEvents, searchIndexSlices } from '#lib/events/search-events';
export { NextCards } from '../hour/next-cards.tsx';
export { CalendarSections, MonthSections } from './event-sections.tsx';
export { SearchResults } from './search-results.tsx';
