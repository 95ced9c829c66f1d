import { slug } from '#lib/text/slug';

const CITY_SLUG_LENGTH = 15;
const TITLE_SLUG_LENGTH = 30;

/** The city's part of an id. */
const citySlug = (city: string) => slug(city, CITY_SLUG_LENGTH);

/** The title's part of an id. */
export const titleSlug = (title: string) => slug(title, TITLE_SLUG_LENGTH);

/** The date without dashes, then the city slug, then the title slug: '20261120-dangriga-punta-rock-concert'. */
export function eventId(event: { date: string; city: string; title: string }): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(event.date) ? event.date.replaceAll('-', '') : slug(event.date, 20);
  return [date, citySlug(event.city), titleSlug(event.title)].filter(Boolean).join('-') || 'event';
}

type Identified = { id: string; hasOwnId: boolean };

/**
 * Gives every event an id of its own, in sheet order: the first to claim one has it, the next get -2, -3 …
 * An id that the sheet names goes before one made by the rule, and a suffix never takes an id that another row
 * has by itself, so the order of other rows changes nothing.
 */
export function uniqueIds(events: readonly Identified[]): string[] {
  const natural = new Set(events.map(({ id }) => id));
  const owners = new Map<string, Identified>();
  for (const event of events) {
    const owner = owners.get(event.id);
    if (!owner || (event.hasOwnId && !owner.hasOwnId)) owners.set(event.id, event);
  }
  const lastSuffix = new Map<string, number>();
  return events.map((event) => {
    if (owners.get(event.id) === event) return event.id;
    let suffix = (lastSuffix.get(event.id) ?? 1) + 1;
    while (natural.has(`${event.id}-${suffix}`)) suffix += 1;
    lastSuffix.set(event.id, suffix);
    return `${event.id}-${suffix}`;
  });
}
