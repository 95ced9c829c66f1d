import { isBelize } from '#lib/places/is-belize';
import { zoneOfPlace } from '#lib/places/time-zones';
import { BELIZE_TIME_ZONE } from '#lib/time/zoned-time';
import type { CalendarEvent } from './calendar-event.ts';

/**
 * The time zone of an event: its own, its city's, that of a country with one zone, else Belize's. Undefined in an unknown
 * city of another country, where Belize's would be wrong.
 */
export function timeZoneOf(event: Pick<CalendarEvent, 'timeZone' | 'city' | 'country'>): string | undefined {
  const known = event.timeZone ?? zoneOfPlace(event.city, event.country ?? '');
  return known ?? (isBelize(event.country ?? 'BZ') ? BELIZE_TIME_ZONE : undefined);
}
