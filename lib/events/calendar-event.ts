import type { CalendarDay } from '#lib/time/calendar-day';
import type { EventCategory } from './event-category.ts';
import type { EventStatus } from './event-status.ts';

/** An event of the calendar. Not named `Event`, because that is a global type of the DOM. */
export type CalendarEvent = {
  id: string;
  title: string;
  /**
   * `yyyy-mm-dd` when the sheet's date could be converted, else as the sheet has it ('TBA'). Of an event with several
   * dates the first; in lists, where it is shown `atNextDate`, the next.
   */
  date: CalendarDay | string;
  /** As written; absent when the event lasts all day. */
  time?: string;
  /** The building or spot where it happens; the specification's `location`. */
  venue: string;
  city: string;
  description: string;
  category: EventCategory;
  /** Present when neither the column nor a word of the title gave the category: then no card says it. */
  hasDefaultCategory?: true;
  isAllDay: boolean;
  /** The cover's address, '' when there is none. Untrusted: show it through `displayImages`. */
  image: string;
  images: string[];
  /** Alternative texts of the cover and of the images, in this order; '' for an image without one. */
  imageTexts?: readonly string[];
  /** 50 to 349, derived from the id. Not real data: no page presents it as people's opinion. */
  likes: number;
  placeId?: string;
  /** As written and trimmed: 'Free', 'Paid', 'BZ$5', ''. A bare number in Belize is Belize dollars. */
  cost: string;
  status: EventStatus;
  /** The last of several days in a row. */
  endDate?: CalendarDay;
  /** Further dates, in order, all after `date`, with the same hours; never together with `endDate`. */
  moreDates?: readonly CalendarDay[];
  /** Those of several dates that are cancelled: on them it does not take place. */
  cancelledDates?: readonly CalendarDay[];
  endTime?: string;
  /**
   * Time and end in the words that the rules parse, '7 PM' of '7pm till late', where they do not parse the written ones: these
   * alone are shown.
   */
  plainTime?: string;
  plainEndTime?: string;
  organizer?: string;
  ticketUrl?: string;
  /** Where to read more. */
  website?: string;
  price?: number;
  currency?: string;
  address?: string;
  country?: string;
  /** The Belizean district that the row names, like 'Stann Creek'. */
  district?: string;
  /** Further facts, in the order in which the page of the event lists them. */
  details?: readonly { label: string; value: string }[];
  timeZone?: string;
  /**
   * How often the event has changed since it was published, when it did last (ISO 8601), and the further dates that it had
   * and has no longer; absent for rows of the sheet.
   */
  revision?: { sequence: number; changedAt: string; withdrawn?: readonly CalendarDay[] };
  /**
   * The first announced day and venue of an event whose day, hours or place its organiser changed, and the first day since:
   * the event may be shown at a later one of its dates.
   */
  movedFrom?: { date: CalendarDay; venue: string; city: string; to: CalendarDay };
};

/** Why a row was skipped, by the number that the sheet shows beside it; row 0 is the file as a whole. */
export type SkippedRow = { row: number; reason: string };

/** What was not understood of a row that is an event all the same; numbered alike. */
export type RowNote = { row: number; note: string };
