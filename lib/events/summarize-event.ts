import { placeFromText } from '#lib/places/place-from-text';
import type { Place } from '#lib/places/places';
import { oneLine } from '#lib/text/one-line';
import { BELIZE_TIME_ZONE } from '#lib/time/zoned-time';
import type { CalendarEvent } from './calendar-event.ts';
import { describeEvent } from './event-description.ts';
import { displayImages } from './event-images.ts';
import type { EventSummary } from './event-summary.ts';
import { timeZoneOf } from './event-time-zone.ts';
import { formatCost } from './format-cost.ts';
import { countryAbroad } from './format-event.ts';

// Not in event-summary.ts: the list of places is large, and the browser does not need it to show summaries.

/** The place of an event: what its city names, if need be together with its district, as that of several villages. */
export function eventPlace({ city, district }: CalendarEvent): Place {
  const named = placeFromText(city);
  if (!district || !city || named.country) return named;
  const ofDistrict = placeFromText(`${city}, ${district}`);
  return ofDistrict.country ? ofDistrict : named;
}

/** An event as its summary. */
export function summarizeEvent(event: CalendarEvent): EventSummary {
  const { id, title, date, endDate, moreDates, time, endTime, venue, city, category, status, description } =
    event;
  const cost = formatCost(event);
  const [image] = displayImages(event);
  const timeZone = timeZoneOf(event) ?? '';
  const place = eventPlace(event);
  const country = countryAbroad(event);
  return {
    id,
    title,
    date,
    ...(endDate && { endDate }),
    ...(moreDates && { moreDates }),
    ...(time !== undefined && { time }),
    ...(endTime && { endTime }),
    ...(event.plainTime && { plainTime: event.plainTime }),
    ...(event.plainEndTime !== undefined && { plainEndTime: event.plainEndTime }),
    ...(timeZone !== BELIZE_TIME_ZONE && { timeZone }),
    venue,
    city,
    place: place.slug,
    ...(event.district && city && !place.country && { district: event.district }),
    ...(country && { country }),
    category,
    ...(event.hasDefaultCategory && { hasDefaultCategory: true as const }),
    ...(cost && { cost }),
    ...(image && { image }),
    ...(status !== 'scheduled' && { status }),
    ...(description !== describeEvent({ venue, city, time, cost }) && {
      description: oneLine(description),
    }),
  };
}
