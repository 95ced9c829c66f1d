import { chosenLocation } from '#lib/location/chosen-location';
import { BELIZEAN_CITIES } from '#lib/location/location-at';
import { kilometresBetween, type Position } from '#lib/places/kilometres-between';
import { NATIONWIDE } from '#lib/places/places';
import { type Calendar, eventsOf } from '#lib/questions/find-events-for-question';
import type { VoiceSearch } from '#lib/questions/voice-search';
import type { CalendarDay } from '#lib/time/calendar-day';

/** A place to choose, with how many events of a search it has, where that is known. */
export type PlaceOption = { value: string; label: string; count?: number };

const MOST_PLACES = 6;

const kilometresTo = (place: string, position: Position) => {
  const location = chosenLocation(place);
  return location ? kilometresBetween(location, position) : Number.POSITIVE_INFINITY;
};

/**
 * The places with something for a search, for whom nobody could find: those with most, or from a position the
 * nearest. Without a calendar the cities of Belize.
 */
export function placesToChoose(
  calendar: Calendar | undefined,
  search: VoiceSearch,
  today: CalendarDay,
  position?: Position,
): PlaceOption[] {
  if (!calendar)
    return BELIZEAN_CITIES.slice(0, MOST_PLACES).map(({ slug, name }) => ({ value: slug, label: name }));
  const { city: _, ...anywhere } = search;
  const counts = new Map<string, number>();
  for (const { place } of eventsOf(calendar, anywhere, today))
    counts.set(place, (counts.get(place) ?? 0) + 1);
  return calendar.choices.cities
    .map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 && value !== NATIONWIDE)
    .sort((one, other) =>
      position
        ? // Two that are on no map are equally far.
          kilometresTo(one.value, position) - kilometresTo(other.value, position) || 0
        : other.count - one.count,
    )
    .slice(0, MOST_PLACES);
}
