import { isBelize } from '#lib/places/is-belize';
import { isOnline } from '#lib/places/is-online';
import { placeFromText } from '#lib/places/place-from-text';
import { zoneOfPlace } from '#lib/places/time-zones';
import { BELIZE_TIME_ZONE } from '#lib/time/zoned-time';
import type { CalendarEvent } from './calendar-event.ts';

type Placed = Pick<CalendarEvent, 'city' | 'country' | 'timeZone'> & { venue?: string };

/** Whether an event takes place on the internet: its place or its venue says so. Its place may still name a town. */
export const isOnlineEvent = ({ city, venue = '' }: Pick<Placed, 'city' | 'venue'>): boolean =>
  isOnline(city) || isOnline(venue);

/**
 * The country of an event: 'BZ', the code of another, or as the row writes it. A place that nothing is known of is in
 * Belize, unless its row names other clocks. Undefined where it is abroad and nothing says where, and on the internet.
 */
export function countryOf({ city, venue = '', country, timeZone }: Placed): string | undefined {
  if (country) return isBelize(country) ? 'BZ' : country;
  const named = placeFromText(city).country;
  if (named) return named;
  const isNowhere = isOnline(city || venue);
  return isNowhere || (timeZone && timeZone !== BELIZE_TIME_ZONE) ? undefined : 'BZ';
}

/**
 * The time zone of an event: its own, that of its place, or of a country with one zone, else Belize's. Undefined where
 * Belize's would be wrong: in an unknown town abroad, and on the internet.
 */
export function timeZoneOf(event: Placed): string | undefined {
  const known = event.timeZone ?? zoneOfPlace(event.city, event.country ?? '');
  return known ?? (countryOf(event) === 'BZ' ? BELIZE_TIME_ZONE : undefined);
}
