import type { EventStatus } from './calendar-event.ts';
import type { EventCategory } from './event-category.ts';
import { describeEvent } from './rows/event-description.ts';

/** The parts of an event that cards and search need: few, because a list of them is sent to the browser. */
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
  /** Only when the sheet has one; the generated sentence is derived from the other fields. */
  description?: string;
};

/** The description of a summary: the sheet's own, else the generated sentence. */
export function summaryDescription({ description, venue, city, time, cost = '' }: EventSummary): string {
  return description ?? describeEvent({ venue, city, time, cost });
}
