import { isBelize } from '#lib/places/is-belize';
import { formatDaySpan, formatLongDay, formatShortDay } from '#lib/time/format-day';
import type { CalendarEvent } from './calendar-event.ts';
import { hasDay } from './occurrences.ts';

type WhenFields = Pick<CalendarEvent, 'date' | 'endDate' | 'time'>;

export const DATE_TO_BE_CONFIRMED = 'Date to be confirmed';

/** 'Friday, 20 November 2026', the first and the last of days in a row, or 'Date to be confirmed'. */
export function formatEventDays({ date, endDate }: WhenFields): string {
  if (!hasDay({ date })) return DATE_TO_BE_CONFIRMED;
  return endDate ? formatDaySpan(date, endDate, formatLongDay) : formatLongDay(date);
}

/** 'Fri 20 Nov 2026, 8 PM - 1 AM'; of several dates the one at which the event is shown. */
export function formatEventWhen(event: WhenFields): string {
  const day = hasDay(event) ? formatShortDay(event.date) : DATE_TO_BE_CONFIRMED;
  return event.time ? `${day}, ${event.time}` : day;
}

/** The country of an event abroad, as it was written; '' in Belize, and where none is named. */
export const countryAbroad = ({ country = '' }: Pick<CalendarEvent, 'country'>) =>
  isBelize(country) ? '' : country;

/** The parts of an address from the smallest on, without those that are empty or named by one before. */
export const withoutRepeats = (parts: readonly (string | undefined)[]) =>
  parts.filter((part, index) => part && !parts.slice(0, index).some((earlier) => earlier?.includes(part)));

/** 'Y-Not Island, Dangriga', 'Hope Gardens, Kingston, Jamaica'; without what the venue or the city already names. */
export const formatEventWhere = (event: Pick<CalendarEvent, 'venue' | 'city' | 'country'>): string =>
  withoutRepeats([event.venue, event.city, countryAbroad(event)]).join(', ');

/**
 * The same for a ticket, where the town comes first: 'Dangriga' and 'Y-Not Island', 'Kingston, Jamaica' and 'Hope
 * Gardens'. `venue` is absent where it is the town; without a town the venue stands in its place.
 */
export function ticketWhere(event: Pick<CalendarEvent, 'venue' | 'city' | 'country'>): {
  town: string;
  venue?: string;
} {
  const town = withoutRepeats([event.city, countryAbroad(event)]).join(', ');
  if (!town) return { town: event.venue };
  return event.venue && event.venue !== event.city ? { town, venue: event.venue } : { town };
}

/** 'Y-Not Island, 1 Front Street, Dangriga', abroad with the country; '' when all of it is empty. */
export const formatEventAddress = (
  event: Pick<CalendarEvent, 'venue' | 'address' | 'city' | 'country'>,
): string => withoutRepeats([event.venue, event.address, event.city, countryAbroad(event)]).join(', ');

/** Letters; on a ticket of a list a longer title is whole, in a smaller font. */
const VERY_LONG_TITLE = 120;

/** The value of `data-long` for an event's title: '' where it is very long. */
export const longTitle = ({ title }: { title: string }) => (title.length > VERY_LONG_TITLE ? '' : undefined);
