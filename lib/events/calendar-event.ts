import type { CalendarDay } from '#lib/time/calendar-day';
import type { EventCategory } from './event-category.ts';

export type EventStatus = 'scheduled' | 'cancelled' | 'postponed';

/** One event, as a row of the sheet gives it. The word Event alone belongs to the browser. */
export type CalendarEvent = {
  id: string;
  title: string;
  /** `yyyy-mm-dd` when the sheet's date could be converted, else as the sheet has it ('TBA'). */
  date: CalendarDay | string;
  /** As written; absent when the event lasts all day. */
  time?: string;
  /** The building or spot where it happens; the specification's `location`. */
  venue: string;
  city: string;
  description: string;
  category: EventCategory;
  isAllDay: boolean;
  /** The cover's address, '' when there is none. Untrusted: show it through `displayImages`. */
  image: string;
  images: string[];
  /** 50 to 349, derived from the id. Not real data: no page presents it as anybody's opinion. */
  likes: number;
  placeId?: string;
  /** As written and trimmed: 'Free', 'Paid', 'BZ$5', ''. */
  cost: string;
  status: EventStatus;
  endDate?: CalendarDay;
  endTime?: string;
  organizer?: string;
  ticketUrl?: string;
  /** Where to read more. */
  website?: string;
  price?: number;
  currency?: string;
  address?: string;
  country?: string;
  /** Further facts, as the page of the event lists them. */
  details?: readonly { label: string; value: string }[];
  timeZone?: string;
  /** Where and when it was announced before its organiser moved it. */
  movedFrom?: { date: CalendarDay; venue: string; city: string };
};

/** Why a row gave no event. Row 1 is the first below the header; row 0 is the file as a whole. */
export type SkippedRow = { row: number; reason: string };
