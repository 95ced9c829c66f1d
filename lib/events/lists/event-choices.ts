import { districtFilterValue } from '#lib/places/district-filter-value';
import { CITY_SLUGS, DISTRICTS, placeBySlug } from '#lib/places/places';
import { takesPlace } from '../event-status.ts';
import type { EventSummary } from '../event-summary.ts';
import {
  byLabel,
  type CategoryChoice,
  type CityChoice,
  categoryChoices,
  countBy,
  districtChoice,
} from './count-choices.ts';

export type EventChoices = {
  categories: CategoryChoice[];
  cities: CityChoice[];
  districts: CityChoice[];
  /** Places without events to choose from: a visitor may be in one, or follow an old link. */
  quiet: CityChoice[];
};

/**
 * The filter choices of a list, each with its number of events that take place. A place where none does is a quiet one, so
 * that what is cancelled there is found; so is one of which only what is folded away is listed.
 */
export function choicesOf(open: readonly EventSummary[], folded: readonly EventSummary[] = []): EventChoices {
  const events = open.filter(takesPlace);
  const listed = [...open, ...folded];
  const byPlace = countBy(events.map(({ place }) => place));
  const spelling = new Map(listed.map(({ place, city }) => [place, city]));
  // Of places that are not in our list.
  const givenDistricts = new Map(
    events.flatMap(({ place, district }) => (district ? [[place, district]] : [])),
  );
  const districtValues = new Set(DISTRICTS.map(({ slug }) => districtFilterValue(slug)));
  const nameOf = (place: string) => placeBySlug(place)?.name ?? spelling.get(place) ?? place;
  const nearbyOf = (place: string) => placeBySlug(place)?.nearby ?? [];
  const cityChoice = (value: string): CityChoice => {
    // The data lists a city as the neighbour of its villages only; here it counts in both directions.
    const around = [...byPlace.keys()].filter((place) => nearbyOf(place).includes(value));
    const nearby = [...new Set([...nearbyOf(value), ...around])].filter((place) => byPlace.has(place));
    return {
      value,
      label: nameOf(value),
      count: byPlace.get(value) ?? 0,
      nearby,
    };
  };
  return {
    categories: categoryChoices(events),
    cities: [...byPlace.keys()]
      .filter((place) => place !== '' && !districtValues.has(place))
      .map(cityChoice)
      .sort(byLabel),
    quiet: [...new Set([...CITY_SLUGS, ...spelling.keys()])]
      .filter((place) => place !== '' && !byPlace.has(place) && !districtValues.has(place))
      .map(cityChoice),
    districts: DISTRICTS.flatMap(({ slug, name, label }) => {
      const value = districtFilterValue(slug);
      // The city of an event may be just a district.
      const members = [...spelling.keys()].filter(
        (place) => place === value || (placeBySlug(place)?.district ?? givenDistricts.get(place)) === name,
      );
      return districtChoice({ value, label }, members, (place) => byPlace.get(place) ?? 0);
    }),
  };
}
