import { CATEGORY_LABELS, EVENT_CATEGORIES, type EventCategory } from '../event-category.ts';
import type { EventSummary } from '../event-summary.ts';

export type CategoryChoice = { value: EventCategory; label: string; count: number };
/** A choice of the place filter: a city or village, or a district with all of its places. */
export type CityChoice = {
  value: string;
  label: string;
  count: number;
  /** The places of a district; absent for a city or village. */
  members?: string[];
  /** The neighbouring places that have events. */
  nearby: string[];
  /** Of a place that no event names as its town, its names: as part of a venue, in lower case and without accents. */
  venueNames?: readonly string[];
};

/** How often each key occurs. */
export function countBy<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The categories of events that take place, in the order of the filters, each with its number. */
export function categoryChoices(events: readonly EventSummary[]): CategoryChoice[] {
  const counts = countBy(events.map(({ category }) => category));
  return EVENT_CATEGORIES.flatMap((value) => {
    const count = counts.get(value);
    return count ? [{ value, label: CATEGORY_LABELS[value], count }] : [];
  });
}

/** Choices of places in the order of their names. */
export const byLabel = (one: CityChoice, other: CityChoice) => one.label.localeCompare(other.label, 'en');

/** A district with the number of events in its places; none where it has no event. */
export function districtChoice(
  district: Pick<CityChoice, 'value' | 'label'>,
  members: string[],
  numberOf: (place: string) => number,
): CityChoice[] {
  const { value, label } = district;
  const count = members.reduce((sum, place) => sum + numberOf(place), 0);
  return count ? [{ value, label, count, members, nearby: [] }] : [];
}
