import type { CalendarEvent } from '../calendar-event.ts';
import { eventId } from './event-id.ts';

/** What tells events of one day, place and title apart. */
export type Described = Pick<CalendarEvent, 'title' | 'date' | 'city' | 'venue' | 'description' | 'cost'> & {
  time?: string | undefined;
  endTime?: string | undefined;
};

/** An event with the id that it was given when the sheet was read the last time. */
export type GivenId = Described & { id: string };

/** The id without the number that events of the same id got behind it. */
const withoutNumber = (id: string) => id.replace(/-\d+$/, '');

/**
 * The events of a former reading by the id that they would have alone. Most have that one; of those with a number behind
 * it, it is compared.
 */
export function givenByNaturalId(former: readonly GivenId[]): ReadonlyMap<string, readonly GivenId[]> {
  return Map.groupBy(former, (event) => {
    const base = withoutNumber(event.id);
    return base !== event.id && eventId(event) === base ? base : event.id;
  });
}

/** Those of a list whose ids depend on each other: a copy of the sheet is read again with them. */
export function sharedIds(events: readonly GivenId[]): GivenId[] {
  const shared = [...givenByNaturalId(events)].filter(
    ([id, { length, 0: only }]) => length > 1 || only?.id !== id,
  );
  return shared.flatMap(([, all]) =>
    all.map(({ id, title, date, city, time, endTime, venue, description, cost }) => ({
      ...{ id, title, date, city, venue, description, cost },
      ...(time !== undefined && { time }),
      ...(endTime !== undefined && { endTime }),
    })),
  );
}

/** By what an event is found again, from the surest on; the sheet's order is the last resort. */
const LIKENESSES: readonly ((event: Described) => string)[] = [
  ({ title, time, endTime, venue, description, cost }) =>
    JSON.stringify([title, time, endTime, venue, description, cost]),
  ({ title, time, venue }) => JSON.stringify([title, time, venue]),
  ({ title }) => title,
  ({ time, venue }) => JSON.stringify([time, venue]),
];

/** The id that each of some events had, which would all have the same alone. */
export function idsFoundAgain<Event extends Described>(
  events: readonly Event[],
  given: readonly GivenId[],
): Map<Event, string> {
  const found = new Map<Event, string>();
  const taken = new Set<GivenId>();
  const pair = (some: readonly Event[], had: readonly GivenId[]) => {
    for (const [index, event] of some.entries()) {
      const former = had[index];
      if (!former) return;
      found.set(event, former.id);
      taken.add(former);
    }
  };
  const unpaired = () => events.filter((event) => !found.has(event));
  const left = () => given.filter((former) => !taken.has(former));
  for (const likeness of LIKENESSES) {
    const formerly = Map.groupBy(left(), likeness);
    // As many of each: those that nothing tells apart but their order are in it.
    for (const [words, alike] of Map.groupBy(unpaired(), likeness))
      if (formerly.get(words)?.length === alike.length) pair(alike, formerly.get(words) ?? []);
  }
  pair(unpaired(), left());
  return found;
}
