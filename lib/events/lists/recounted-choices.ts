import { takesPlace } from '../event-status.ts';
import type { EventSummary } from '../event-summary.ts';
import type { CityChoice } from './count-choices.ts';
import { byLabel, categoryChoices, countBy, districtChoice } from './count-choices.ts';
import type { EventChoices } from './event-choices.ts';

/**
 * The filter choices of a page with the numbers of now, when other of its events can be gone to: `open` are those of the
 * list. What the page says of each place holds, so that a browser needs no tables of places; a newer place is named as
 * its events write it, and has no neighbours.
 */
export function recountedChoices(choices: EventChoices, open: readonly EventSummary[]): EventChoices {
  const events = open.filter(takesPlace);
  const byPlace = countBy(events.map(({ place }) => place));
  const numberOf = (place: string) => byPlace.get(place) ?? 0;
  const recounted = (choice: CityChoice): CityChoice => ({
    ...choice,
    count: numberOf(choice.value),
    nearby: choice.nearby.filter(numberOf),
  });
  const known = [...choices.cities, ...choices.quiet];
  // The city of an event may be just a district.
  const values = new Set([...known, ...choices.districts].map(({ value }) => value));
  const isNew = ({ place }: EventSummary) => place !== '' && !values.has(place);
  const newer = new Map(events.filter(isNew).map(({ place, city }) => [place, city]));
  const places = [
    ...known,
    ...[...newer].map(([value, label]): CityChoice => ({ value, label, count: 0, nearby: [] })),
  ].map(recounted);
  return {
    categories: categoryChoices(events),
    cities: places.filter(({ count }) => count > 0).sort(byLabel),
    quiet: places.filter(({ count }) => count === 0),
    districts: choices.districts.flatMap((district) =>
      districtChoice(district, district.members ?? [], numberOf),
    ),
  };
}
