import { placeFromText } from '#lib/places/places';
import type { CalendarEvent } from '../calendar-event.ts';
import { countryAbroad, withoutRepeats } from '../format-event.ts';

/** 'Belize' where an event takes place there; abroad the country that is named, '' where none is. */
function countryNamed(event: Pick<CalendarEvent, 'city' | 'country' | 'timeZone'>): string {
  const abroad = countryAbroad(event);
  if (abroad || event.country) return abroad || 'Belize';
  const { country } = placeFromText(event.city);
  return (country ?? (event.timeZone ? '' : 'BZ')) === 'BZ' ? 'Belize' : '';
}

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
