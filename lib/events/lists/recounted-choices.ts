import { CATEGORY_LABELS, EVENT_CATEGORIES } from '../event-category.ts';
import type { CityChoice, EventChoices } from '../event-choices.ts';
import { takesPlace } from '../event-status.ts';
import type { EventSummary } from '../event-summary.ts';

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * The filter choices of a page with the numbers of now, when other of its events can be gone to: `open` are those of the
 * list. What the page says of each place holds, so that a browser needs no tables of places.
 */
export function recountedChoices(choices: EventChoices, open: readonly EventSummary[]): EventChoices {
  const events = open.filter(takesPlace);
  const byCategory = countBy(events.map(({ category }) => category));
  const byPlace = countBy(events.map(({ place }) => place));
  const numberOf = (place: string) => byPlace.get(place) ?? 0;
  const recounted = (choice: CityChoice): CityChoice => ({
    ...choice,
    count: numberOf(choice.value),
    nearby: choice.nearby.filter(numberOf),
  });
  const places = [...choices.cities, ...choices.quiet].map(recounted);
  return {
    categories: EVENT_CATEGORIES.flatMap((value) => {
      const count = byCategory.get(value);
      return count ? [{ value, label: CATEGORY_LABELS[value], count }] : [];
    }),
    cities: places.filter(({ count }) => count > 0).sort((a, b) => a.label.localeCompare(b.label, 'en')),
    quiet: places.filter(({ count }) => count === 0),
    districts: choices.districts.flatMap((district) => {
      const count = (district.members ?? []).reduce((sum, place) => sum + numberOf(place), 0);
      return count ? [{ ...district, count }] : [];
    }),
  };
}
