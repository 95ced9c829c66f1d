import { formatLongDay, formatShortDay } from '#lib/time/format-day';
import type { CalendarEvent } from './calendar-event.ts';
import { hasDay } from './upcoming-events.ts';

type WhenFields = Pick<CalendarEvent, 'date' | 'endDate' | 'time'>;

export const DATE_TO_BE_CONFIRMED = 'Date to be confirmed';

/** 'Friday, 20 November 2026', the first and the last of several days, or 'Date to be confirmed'. */
export function formatEventDays({ date, endDate }: WhenFields): string {
  if (!hasDay({ date })) return DATE_TO_BE_CONFIRMED;
  return endDate ? `${formatLongDay(date)} to ${formatLongDay(endDate)}` : formatLongDay(date);
}

/** 'Fri 20 Nov 2026, 8 PM - 1 AM' */
export function formatEventWhen(event: WhenFields): string {
  const day = hasDay(event) ? formatShortDay(event.date) : DATE_TO_BE_CONFIRMED;
  return event.time ? `${day}, ${event.time}` : day;
}

/** 'Y-Not Island, Dangriga', without a city that the venue already names. */
export function formatEventWhere({ venue, city }: Pick<CalendarEvent, 'venue' | 'city'>): string {
  return venue && city && !venue.includes(city) ? `${venue}, ${city}` : venue || city;
}

/** 'Y-Not Island, 1 Front Street, Dangriga', without repetitions; '' when all three are empty. */
export function formatEventAddress({
  venue,
  address,
  city,
}: Pick<CalendarEvent, 'venue' | 'address' | 'city'>): string {
  return [venue, address, city]
    .filter((part, index, all) => part && !all.slice(0, index).some((earlier) => earlier?.includes(part)))
    .join(', ');
}

// A map, not an object: a cell may hold any word, '__proto__' as well.
const KNOWN_COSTS = new Map([
  ['free', 'Free'],
  ['paid', 'Paid'],
]);

/** 'Free' and 'Paid' however they were written; any other cost as it is. */
export const formatCost = (cost = '') => KNOWN_COSTS.get(cost.toLowerCase()) ?? cost;
