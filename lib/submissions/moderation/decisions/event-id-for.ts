import { eventId } from '#lib/events/facts/event-id';
import { placeFromText } from '#lib/places/place-from-text';
import { slug } from '#lib/text/slug';

type Described = { title: string; date: string; city: string };
export type ListedEvent = Described & {
  id: string;
  time?: string;
  isAllDay?: boolean;
  venue?: string;
};

const isSameEvent = (one: Described, other: Described) =>
  one.date === other.date &&
  slug(one.title, 200) === slug(other.title, 200) &&
  placeFromText(one.city).slug === placeFromText(other.city).slug;

/**
 * The public id for an event to approve: the id its row in the sheet would have, with -2, -3 … when another approved
 * item (`taken`) or a different event of the sheet has that id. The same event in the sheet shares its id: the row
 * of the sheet takes precedence, and the event is listed once.
 */
export function eventIdFor(
  event: Described,
  taken: ReadonlySet<string>,
  listed: readonly ListedEvent[],
): string {
  const natural = eventId(event);
  const others = new Map(listed.map((other) => [other.id, other]));
  const isFree = (id: string) => {
    const other = others.get(id);
    return !taken.has(id) && (!other || isSameEvent(event, other));
  };
  if (isFree(natural)) return natural;
  let suffix = 2;
  while (!isFree(`${natural}-${suffix}`)) suffix += 1;
  return `${natural}-${suffix}`;
}
