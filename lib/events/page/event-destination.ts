import { placeFromText } from '#lib/places/place-from-text';
import type { CalendarEvent } from '../calendar-event.ts';
import { countryOf } from '../event-time-zone.ts';
import { countryAbroad, withoutRepeats } from '../format-event.ts';

/** 'Belize' where an event takes place there; abroad the country that is named, '' where none is. */
const countryNamed = (event: Pick<CalendarEvent, 'venue' | 'city' | 'country' | 'timeZone'>): string =>
  countryOf(event) === 'BZ' ? 'Belize' : countryAbroad(event);

/**
 * The address for maps and calendars, which know nothing of Belize: 'Central Park, San Pedro, Belize'. A community that
 * the site does not know has its district. '' when there is neither venue nor place.
 */
export function formatEventDestination(
  event: Pick<CalendarEvent, 'venue' | 'address' | 'city' | 'district' | 'country' | 'timeZone'>,
): string {
  const { venue, address, city, district } = event;
  if (![venue, address, city].some(Boolean)) return '';
  const isKnown = placeFromText(city).country !== undefined;
  const region = district && !isKnown ? `${district} District` : '';
  return withoutRepeats([venue, address, city, region, countryNamed(event)]).join(', ');
}
