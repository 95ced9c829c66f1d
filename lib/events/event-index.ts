import { mapSlices, type Slices } from '#lib/time/slices';
import type { EventCategory } from './event-category.ts';
import type { EventSummary } from './event-summary.ts';

/** How many events are in the HTML of a page; when there are more, the browser loads the index. */
export const EVENTS_IN_HTML = 300;

type City = readonly [name: string, place: string];
type Row = readonly [
  id: string,
  title: string,
  date: string,
  time: string | null,
  venue: string,
  city: number,
  category: EventCategory,
  cost: string,
  image: string,
  rest?: Pick<
    EventSummary,
    | 'endDate'
    | 'moreDates'
    | 'endTime'
    | 'timeZone'
    | 'district'
    | 'country'
    | 'status'
    | 'description'
    | 'hasDefaultCategory'
  >,
];

/** All upcoming events in few bytes: without the names of fields, and with each city once. */
export type EventIndex = { cities: City[]; events: Row[] };

/** The index of a list, in the list's order. */
export function indexFromEvents(events: readonly EventSummary[]): EventIndex {
  const cities: City[] = [];
  const positions = new Map<string, number>();
  const cityPosition = ({ city, place }: EventSummary) => {
    const known = positions.get(city);
    if (known !== undefined) return known;
    positions.set(city, cities.length);
    return cities.push([city, place]) - 1;
  };
  const rows = events.map((event): Row => {
    const { endDate, moreDates, endTime, timeZone, district, country, status, description } = event;
    const row = [
      event.id,
      event.title,
      event.date,
      event.time ?? null,
      event.venue,
      cityPosition(event),
      event.category,
      event.cost ?? '',
      event.image ?? '',
    ] as const;
    const rest = {
      ...(endDate && { endDate }),
      ...(moreDates && { moreDates }),
      ...(endTime && { endTime }),
      ...(timeZone !== undefined && { timeZone }),
      ...(district && { district }),
      ...(country && { country }),
      ...(status && { status }),
      ...(description && { description }),
      ...(event.hasDefaultCategory && { hasDefaultCategory: true as const }),
    };
    return Object.keys(rest).length > 0 ? [...row, rest] : row;
  });
  return { cities, events: rows };
}

/** An index as JSON, in slices: that of fifty thousand events has nine megabytes. */
export function* indexAsJson({ cities, events }: EventIndex): Slices<string> {
  const rows = yield* mapSlices(events, (row) => JSON.stringify(row));
  return `{"cities":${JSON.stringify(cities)},"events":[${rows.join(',')}]}`;
}

/** The list from which an index was made. */
export function eventsFromIndex({ cities, events }: EventIndex): EventSummary[] {
  return events.map(([id, title, date, time, venue, cityPosition, category, cost, image, rest]) => {
    const [city = '', place = ''] = cities[cityPosition] ?? [];
    return {
      id,
      title,
      date,
      ...(time !== null && { time }),
      venue,
      city,
      place,
      category,
      ...(cost && { cost }),
      ...(image && { image }),
      ...rest,
    };
  });
}
