import { chosenLocation } from '#lib/location/chosen-location';
import { BELIZEAN_CITIES } from '#lib/location/location-at';
import { kilometresBetween, type Position } from '#lib/places/kilometres-between';
import { NATIONWIDE } from '#lib/places/places';
import { type Calendar, choicesFor } from '#lib/questions/find-events-for-question';
import type { VoiceSearch } from '#lib/questions/voice-search';

/** A place to choose, with its number of events that match the search and can still be gone to, when that is known. */
export type PlaceOption = { value: string; label: string; count?: number };

const MAX_PLACES = 6;

const kilometresTo = (place: string, position: Position) => {
  const location = chosenLocation(place);
  return location ? kilometresBetween(location, position) : Number.POSITIVE_INFINITY;
};

/**
 * Up to six places with events that match a search, for visitors whose city is unknown: the nearest to `position`, else
 * those with most events. Without a calendar the cities of Belize. `now` is in milliseconds since 1970.
 */
export function placesToChoose(
  calendar: Calendar | undefined,
  search: VoiceSearch,
  now: number,
  position?: Position,
): PlaceOption[] {
  if (!calendar)
    return BELIZEAN_CITIES.slice(0, MAX_PLACES).map(({ slug, name }) => ({ value: slug, label: name }));
  const { city: _, ...anywhere } = search;
  const counts = new Map<string, number>();
  for (const { place } of choicesFor(calendar, anywhere, now))
    counts.set(place, (counts.get(place) ?? 0) + 1);
  const { cities, quiet } = calendar.choices;
  return [...cities, ...quiet]
    .map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 && value !== NATIONWIDE)
    .sort((one, other) =>
      position
        ? // Two places without a position are equally far: Infinity - Infinity is NaN.
          kilometresTo(one.value, position) - kilometresTo(other.value, position) || 0
        : other.count - one.count,
    )
    .slice(0, MAX_PLACES);
}
