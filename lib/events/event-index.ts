import { mapSlices, type Slices } from '#lib/time/slices';
import type { EventSummary } from './event-summary.ts';

/** How many events are in the HTML of a page; when there are more, the browser loads the index. */
export const EVENTS_IN_HTML = 300;

type IndexKey = Exclude<keyof EventSummary, 'place'>;

/**
 * The fields of a summary in the order of an index: the id first, and last what few events have, since the end of a row
 * that is empty is left out. A field that is missing here does not compile; its place comes with its city.
 */
const INDEXED = {
  id: true,
  title: true,
  date: true,
  time: true,
  venue: true,
  city: true,
  category: true,
  cost: true,
  image: true,
  description: true,
  hasDefaultCategory: true,
  endTime: true,
  endDate: true,
  status: true,
  timeZone: true,
  country: true,
  district: true,
  moreDates: true,
  plainTime: true,
  plainEndTime: true,
} satisfies Record<IndexKey, true>;

type City = readonly [name: string, place: string];

/**
 * All upcoming events in few bytes: the names of the fields and each city are written once. A row has a value for each
 * key, null for none, and for the city its position among the cities.
 */
export type EventIndex = { keys: IndexKey[]; cities: City[]; events: unknown[][] };

/** Changes with the format of an index: a part of its address, so that no cached one of another format is read. */
export const INDEX_FORMAT = 2;

/** The index of a list, in the list's order; without fields that no event has. */
export function indexFromEvents(list: readonly EventSummary[]): EventIndex {
  const keys = (Object.keys(INDEXED) as IndexKey[]).filter((key) =>
    list.some((event) => event[key] !== undefined),
  );
  const cities = new Map<string, { position: number; place: string }>();
  const cityPosition = ({ city, place }: EventSummary) => {
    const known = cities.get(city) ?? { position: cities.size, place };
    cities.set(city, known);
    return known.position;
  };
  const events = list.map((event) => {
    const row = keys.map((key) => (key === 'city' ? cityPosition(event) : (event[key] ?? null)));
    return row.slice(0, row.findLastIndex((value) => value !== null) + 1);
  });
  return { keys, cities: [...cities].map(([name, { place }]) => [name, place]), events };
}

/** An index as JSON, in slices: that of fifty thousand events has nine megabytes. */
export function* indexAsJson({ events, ...index }: EventIndex): Slices<string> {
  const rows = yield* mapSlices(events, (row) => JSON.stringify(row));
  return `${JSON.stringify(index).slice(0, -1)},"events":[${rows.join(',')}]}`;
}

/** The list from which an index was made. */
export function eventsFromIndex({ keys, cities, events }: EventIndex): EventSummary[] {
  return events.map((row) => {
    const event: Record<string, unknown> = {};
    for (const [position, key] of keys.entries()) {
      const value = row[position] ?? null;
      if (value === null) continue;
      if (key === 'city') [event.city, event.place] = cities[Number(value)] ?? ['', ''];
      else event[key] = value;
    }
    return event as EventSummary;
  });
}
