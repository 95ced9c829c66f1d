import { placeOf } from '#lib/places/places';
import type { CalendarEvent, EventStatus } from './calendar-event.ts';
import type { EventCategory } from './event-category.ts';
import { describeEvent } from './event-description.ts';
import { displayImages } from './event-images.ts';

/** What a card shows and a search reads of an event: small, because a list of them goes to the browser. */
export type EventSummary = {
  id: string;
  title: string;
  date: string;
  endDate?: string;
  /** As written; absent when the event lasts all day. */
  time?: string;
  venue: string;
  city: string;
  /** Slug of the place the city names. */
  place: string;
  category: EventCategory;
  cost?: string;
  image?: string;
  status?: Exclude<EventStatus, 'scheduled'>;
  /** Only when the sheet has one of its own; the generated sentence is made again from the other fields. */
  description?: string;
};

/** An event as its summary. */
export function summarizeEvent(event: CalendarEvent): EventSummary {
  const { id, title, date, endDate, time, location, city, category, cost, status, description } = event;
  const [image] = displayImages(event);
  return {
    id,
    title,
    date,
    ...(endDate && { endDate }),
    ...(time !== undefined && { time }),
    venue: location,
    city,
    place: placeOf(city).slug,
    category,
    ...(cost && { cost }),
    ...(image && { image }),
    ...(status !== 'scheduled' && { status }),
    ...(description !== describeEvent({ location, city, time, cost }) && { description }),
  };
}

/** The description of a summary: the sheet's own, else the generated sentence. */
export function summaryDescription({ description, venue, city, time, cost = '' }: EventSummary): string {
  return description ?? describeEvent({ location: venue, city, time, cost });
}
