import { placeFromText } from '#lib/places/places';
import type { CalendarEvent } from './calendar-event.ts';
import type { EventSummary } from './event-summary.ts';
import { describeEvent } from './rows/event-description.ts';
import { displayImages } from './rows/event-images.ts';

// Not in event-summary.ts: the list of places is large, and the browser does not need it to show summaries.

/** An event as its summary. */
export function summarizeEvent(event: CalendarEvent): EventSummary {
  const { id, title, date, endDate, time, venue, city, category, cost, status, description } = event;
  const [image] = displayImages(event);
  return {
    id,
    title,
    date,
    ...(endDate && { endDate }),
    ...(time !== undefined && { time }),
    venue,
    city,
    place: placeFromText(city).slug,
    category,
    ...(cost && { cost }),
    ...(image && { image }),
    ...(status !== 'scheduled' && { status }),
    ...(description !== describeEvent({ venue, city, time, cost }) && { description }),
  };
}
