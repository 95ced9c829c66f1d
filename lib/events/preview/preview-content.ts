import { isCalendarDay } from '#lib/time/calendar-day';
import { formatDaySpan, formatLongDay, formatShortDay, ticketStubParts } from '#lib/time/format-day';
import { uploadedFileName } from '#lib/uploads/image-address';
import type { CalendarEvent } from '../calendar-event.ts';
import { CATEGORY_LABELS, EVENT_CATEGORIES } from '../event-category.ts';
import { displayImages } from '../event-images.ts';
import { statusWord } from '../event-status.ts';
import { countryAbroad } from '../format-event.ts';
import { eventPoster } from '../images/event-poster.ts';
import { moreDatesText } from '../occurrences.ts';
import { previewText } from './preview-text.ts';

/** Everything that is drawn into a preview image. Its hash is part of the image's address, so names of fields stay. */
export type PreviewContent = {
  title: string;
  /** Up to three lines below the title: the days, hours and number of further dates, or the subtitle of the site. */
  lines: string[];
  /** Venue and city, on one line where they are short. */
  place: string[];
  /** The parts of the ticket's stub; 'unknown' while the day is to be confirmed. */
  day?: { weekday: string; day: string; month: string } | 'unknown';
  /** The word of its status, if any. */
  notice?: string;
  /**
   * Path of the event's own image, below public/ or among the uploads, else of its poster. Images of other hosts are never
   * fetched.
   */
  picture?: string;
  /** Selects the colours of the drawing that is shown where the image cannot be read. */
  scene: number;
};

const TITLE_LENGTH = 100;
/** Characters that fit beside the ticket's stub. */
const LINE_LENGTH = 30;

/** The preview of the site itself. */
export const SITE_PREVIEW: PreviewContent = {
  title: 'Things to Do in Belize',
  lines: ['Events, Culture &', 'Community Health Support'],
  place: [],
  scene: 0,
};

/** 'Friday, 20 November 2026', 'Fri 20 Nov to Sun 22 Nov 2026' or, at New Year, '30 Dec 2026 to 2 Jan 2027'. */
function dayLine({ date, endDate }: CalendarEvent): string {
  if (!isCalendarDay(date)) return 'Date to be confirmed';
  if (!endDate) return formatLongDay(date);
  const isSameYear = date.slice(0, 4) === endDate.slice(0, 4);
  // Over New Year without the weekdays, so that both years fit.
  return formatDaySpan(date, endDate, isSameYear ? formatShortDay : (day) => formatShortDay(day).slice(4));
}

function timeText({ date, isAllDay, time }: CalendarEvent): string {
  if (isAllDay) return isCalendarDay(date) ? 'All day' : '';
  return previewText(time ?? '', LINE_LENGTH);
}

function placeLines(event: CalendarEvent): string[] {
  const town = [event.city, countryAbroad(event)].filter(Boolean).join(', ');
  const parts = [...new Set([previewText(event.venue, LINE_LENGTH), previewText(town, LINE_LENGTH)])].filter(
    Boolean,
  );
  const line = parts.join(', ');
  return line.length <= LINE_LENGTH ? [line].filter(Boolean) : parts;
}

/** Whether an image lies with us: a drawing of ours, or a picture that an organiser sent. */
const isOurs = (image: string) => image.startsWith('/images/') || uploadedFileName(image) !== undefined;

/** The preview of an event as it is shown (of several dates, at the next), in characters that the font has. */
export function previewContent(event: CalendarEvent): PreviewContent {
  const word = statusWord(event);
  return {
    // The font may have no character of the title's script; then the category is the title.
    title: previewText(event.title, TITLE_LENGTH) || CATEGORY_LABELS[event.category],
    lines: [dayLine(event), timeText(event), moreDatesText(event)].filter(Boolean),
    place: placeLines(event),
    day: isCalendarDay(event.date) ? ticketStubParts(event.date) : 'unknown',
    ...(word && { notice: word }),
    picture: displayImages(event).find(isOurs) ?? eventPoster(event),
    scene: EVENT_CATEGORIES.indexOf(event.category),
  };
}
