import { slug } from '#lib/text/slug';
import { mapSlices, type Slices } from '#lib/time/slices';

const CITY_SLUG_LENGTH = 15;
const TITLE_SLUG_LENGTH = 30;

/** The part of an id that is made of the city. */
const citySlug = (city: string) => slug(city, CITY_SLUG_LENGTH);

/** The part of an id that is made of the title. */
export const titleSlug = (title: string) => slug(title, TITLE_SLUG_LENGTH);

/** The date without dashes, then the city slug, then the title slug: '20261120-dangriga-punta-rock-concert'. */
export function eventId(event: { date: string; city: string; title: string }): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(event.date) ? event.date.replaceAll('-', '') : slug(event.date, 20);
  return [date, citySlug(event.city), titleSlug(event.title)].filter(Boolean).join('-') || 'event';
}

type Identified = { id: string; hasOwnId: boolean };

/**
 * Makes the ids of events unique, in sheet order: the first event with an id has it, the next ones get -2, -3 …
 * An id of the sheet's ID column comes before a generated one, and a suffix never makes an id that another row has
 * without one, so the order of other rows does not matter.
 */
export function* uniqueIds(events: readonly Identified[]): Slices<string[]> {
  const natural = new Set<string>();
  const owners = new Map<string, Identified>();
  yield* mapSlices(events, (event) => {
    natural.add(event.id);
    const owner = owners.get(event.id);
    if (!owner || (event.hasOwnId && !owner.hasOwnId)) owners.set(event.id, event);
  });
  const lastSuffix = new Map<string, number>();
  return yield* mapSlices(events, (event) => {
    if (owners.get(event.id) === event) return event.id;
    let suffix = (lastSuffix.get(event.id) ?? 1) + 1;
    while (natural.has(`${event.id}-${suffix}`)) suffix += 1;
    lastSuffix.set(event.id, suffix);
    return `${event.id}-${suffix}`;
  });
}
