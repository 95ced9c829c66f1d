import type { EventSummary } from '#lib/events/event-summary';

/** An event that lasts all day as lists have it, by its id and its first day, with whatever else a test is about. */
export const allDaySummary = (id: string, date: string, more: Partial<EventSummary> = {}): EventSummary => ({
  id,
  title: id,
  date,
  venue: 'Park',
  city: 'Dangriga',
  place: 'dangriga',
  category: 'food',
  ...more,
});
