import { DISTRICTS, placeBySlug, placeOf } from '#lib/places/places';
import { CATEGORY_LABELS, EVENT_CATEGORIES, type EventCategory } from './event-category.ts';
import type { EventSummary } from './event-summary.ts';

export type CategoryChoice = { value: EventCategory; label: string; count: number };
/** A place to choose: a city or village alone, or a district with all of its places. */
export type CityChoice = {
  value: string;
  label: string;
  count: number;
  members: string[];
  nearby: string[];
  nearbyLabel: string;
};
export type EventChoices = { categories: CategoryChoice[]; cities: CityChoice[]; districts: CityChoice[] };

/** What a district is called in an address: 'cayo-district' is not the town people call Cayo. */
export const districtValue = (slug: string) => `${slug}-district`;

function countBy<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** What a visitor can choose from in a list, with the number of events behind each choice. */
export function choicesOf(events: readonly EventSummary[]): EventChoices {
  const byCategory = countBy(events.map(({ category }) => category));
  const byPlace = countBy(events.map(({ place }) => place));
  const spelling = new Map(events.map(({ place, city }) => [place, city]));
  const districtValues = new Set(DISTRICTS.map(({ slug }) => districtValue(slug)));
  const nameOf = (place: string) => placeBySlug(place)?.name ?? spelling.get(place) ?? place;
  return {
    categories: EVENT_CATEGORIES.flatMap((value) => {
      const count = byCategory.get(value);
      return count ? [{ value, label: CATEGORY_LABELS[value], count }] : [];
    }),
    cities: [...byPlace]
      .filter(([place]) => place !== '' && !districtValues.has(place))
      .map(([value, count]) => {
        const nearby = [...(placeBySlug(value) ?? placeOf(spelling.get(value) ?? '')).nearby].filter(
          (place) => byPlace.has(place),
        );
        return {
          value,
          label: nameOf(value),
          count,
          members: [value],
          nearby,
          nearbyLabel: nearby.map(nameOf).join(' and '),
        };
      })
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
    districts: DISTRICTS.flatMap(({ slug, name, label }) => {
      const value = districtValue(slug);
      // A sheet may name the district alone as an event's city.
      const members = [...byPlace.keys()].filter(
        (place) => place === value || placeBySlug(place)?.district === name,
      );
      const count = members.reduce((sum, place) => sum + (byPlace.get(place) ?? 0), 0);
      return count ? [{ value, label, count, members, nearby: [], nearbyLabel: '' }] : [];
    }),
  };
}
