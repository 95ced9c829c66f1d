import type { Event as SchemaEvent, WithContext } from 'schema-dts';
import { placeFromText } from '#lib/places/place-from-text';
import type { Place } from '#lib/places/places';
import { isoWithOffset, isoWithoutOffset } from '#lib/time/zoned-time';
import type { CalendarEvent } from '../calendar-event.ts';
import { type KnownPrices, pricesInPlace } from '../cost/prices-in-words.ts';
import { eventHours } from '../event-hours.ts';
import { displayImages } from '../event-images.ts';
import { isSoldOut, SCHEMA_STATUSES, takesPlace } from '../event-status.ts';
import { countryOf, isOnlineEvent, timeZoneOf } from '../event-time-zone.ts';
import { knownCost } from '../format-cost.ts';
import { hasDay } from '../occurrences.ts';
import { shownDescriptionText } from './shown-description.ts';

/** Start and end: with the time zone's UTC offset when the time is known, else only days. */
function dates(event: CalendarEvent): { startDate: string; endDate?: string } {
  const hours = eventHours(event);
  if (!hours) return { startDate: event.date, endDate: event.endDate ?? event.date };
  const zone = timeZoneOf(event);
  // Without an offset Google uses the time zone of the location.
  const iso = (day: string, minutes: number) =>
    zone ? isoWithOffset(day, minutes, zone) : isoWithoutOffset(day, minutes);
  const startDate = iso(event.date, hours.start);
  if (hours.end) return { startDate, endDate: iso(hours.end.day, hours.end.minutes) };
  return event.endDate ? { startDate, endDate: event.endDate } : { startDate };
}

/**
 * The status; an event on another day than first announced is rescheduled, with its previous day. Of several dates that is
 * known of the first alone.
 */
function statusOf(event: CalendarEvent) {
  const { status, date, movedFrom } = event;
  const isRescheduled = movedFrom && date === movedFrom.to && movedFrom.date !== movedFrom.to;
  if (!takesPlace(event) || !isRescheduled) return { eventStatus: SCHEMA_STATUSES[status] };
  return {
    eventStatus: 'https://schema.org/EventRescheduled' as const,
    previousStartDate: movedFrom.date,
  };
}

function addressOf(event: CalendarEvent, place: Place) {
  const country = event.country ?? countryOf(event);
  const region = place.district ?? event.district;
  return {
    '@type': 'PostalAddress' as const,
    ...(event.address && { streetAddress: event.address }),
    ...(event.city && place.slug !== 'nationwide' && { addressLocality: place.town ?? place.name }),
    ...(region && { addressRegion: region }),
    ...(country && { addressCountry: country }),
  };
}

/** Where an event takes place; on the internet at the address that it names, else at that of its page. */
function placeOf(event: CalendarEvent, url: string) {
  if (isOnlineEvent(event))
    return {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' as const,
      location: {
        '@type': 'VirtualLocation' as const,
        url: event.website ?? event.ticketUrl ?? url,
      },
    };
  return {
    location: {
      '@type': 'Place' as const,
      ...(event.venue && { name: event.venue }),
      address: addressOf(event, placeFromText(event.city)),
    },
  };
}

/** The prices of an event: those of its columns, else of its words. Undefined when a price or its currency is not known. */
function pricesOf(event: CalendarEvent): KnownPrices | undefined {
  const { cost, price, currency } = event;
  if (knownCost(cost) === 'free' || price === 0) return { low: 0, high: 0 };
  if (price === undefined) return pricesInPlace(cost, countryOf(event) === 'BZ');
  return currency ? { low: price, high: price, currency } : undefined;
}

/** The offer of tickets, of several prices from the lowest to the highest; undefined when nothing is known of it. */
function offersOf(event: CalendarEvent) {
  const prices = pricesOf(event);
  const isFull = isSoldOut(event);
  if (!prices && !isFull) return undefined;
  const { low, high, currency } = prices ?? {};
  const about = {
    ...(currency && { priceCurrency: currency }),
    ...(isFull && { availability: 'https://schema.org/SoldOut' as const }),
    ...(event.ticketUrl && { url: event.ticketUrl }),
  };
  if (low === undefined || low === high)
    return { '@type': 'Offer' as const, ...(low !== undefined && { price: low }), ...about };
  // Google reads the lowest price, others the range.
  return { '@type': 'AggregateOffer' as const, price: low, lowPrice: low, highPrice: high, ...about };
}

/**
 * The schema.org Event of an event at its date, after Google's Event documentation of 2026-09-08; only with facts from
 * the sheet. Undefined when the date is not a day of the calendar. One that `isOver` is described without inviting.
 */
export function eventStructuredData(
  event: CalendarEvent,
  siteUrl: string,
  isOver = false,
): WithContext<SchemaEvent> | undefined {
  if (!hasDay(event)) return undefined;
  const url = `${siteUrl}/events/${event.id}`;
  const offers = offersOf(event);
  const images = displayImages(event).map((path) => new URL(path, siteUrl).href);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: shownDescriptionText(event, isOver),
    url,
    ...dates(event),
    ...statusOf(event),
    ...placeOf(event, url),
    ...(images.length > 0 && { image: images }),
    ...(offers && { offers }),
    ...(event.organizer && { organizer: { '@type': 'Organization', name: event.organizer } }),
  };
}
