import { isCalendarDay } from '#lib/time/calendar-day';
import { mapSlices, type Slices } from '#lib/time/slices';
import type { CalendarEvent } from '../calendar-event.ts';
import { citySlug, titleSlug } from '../facts/event-id.ts';

// The part of an id before its title: a day and perhaps a city, or the slug of a date that could not be converted. It
// must look like a date, otherwise any invented address that ends in a title would redirect.
const DAY_AND_CITY = /^\d{8}(?:-[a-z0-9][a-z0-9-]{0,14})?$/;
const OTHER_DATE_AND_CITY =
  /^(?!\d{8}(?:-|$))(?:tb[acd]|to-be-[a-z]{1,14}|(?=[a-z-]*\d)[a-z0-9][a-z0-9-]{0,19})(?:-[a-z0-9][a-z0-9-]{0,14})?$/;

const isDateAndCity = (text: string) => DAY_AND_CITY.test(text) || OTHER_DATE_AND_CITY.test(text);

type Listed = Pick<CalendarEvent, 'id' | 'title' | 'date' | 'city'>;

type ByPart<Event> = ReadonlyMap<string, readonly Event[]>;

/** Events by the parts of an id: its title, and its day and city. Those that have no such part are left out. */
export type OldIds<Event> = { byTitle: ByPart<Event>; byDayAndCity: ByPart<Event> };

/** The beginning of the ids of a day in a city: '20261120-dangriga'; '' without a day of the calendar, or a city. */
function dayAndCity({ date, city }: Listed): string {
  const place = citySlug(city);
  return isCalendarDay(date) && place ? `${date.replaceAll('-', '')}-${place}` : '';
}

/** Makes the parts by which events with former ids are found. */
export function* oldIdsOf<Event extends Listed>(events: readonly Event[]): Slices<OldIds<Event>> {
  const byTitle = new Map<string, Event[]>();
  const byDayAndCity = new Map<string, Event[]>();
  const add = (map: Map<string, Event[]>, part: string, event: Event) => {
    const others = map.get(part) ?? [];
    others.push(event);
    if (part) map.set(part, others);
  };
  yield* mapSlices(events, (event) => {
    add(byTitle, titleSlug(event.title), event);
    add(byDayAndCity, dayAndCity(event), event);
  });
  return { byTitle, byDayAndCity };
}

/** The events with the title at the end of an id. When two titles match it, the longer one counts. */
function withItsTitle<Event>(oldId: string, byTitle: ByPart<Event>): readonly Event[] {
  for (let dash = oldId.indexOf('-'); dash >= 0; dash = oldId.indexOf('-', dash + 1)) {
    const matches = byTitle.get(oldId.slice(dash + 1));
    if (matches && isDateAndCity(oldId.slice(0, dash))) return matches;
  }
  return [];
}

/** The only event of the day and city at the beginning of an id; none where it may be of two cities: San, San Pedro. */
function onItsDay<Event>(oldId: string, byDayAndCity: ByPart<Event>): Event | undefined {
  const parts = [...oldId.matchAll(/-|$/g)].map(({ index }) => oldId.slice(0, index));
  const days = parts.flatMap((part) => byDayAndCity.get(part) ?? []);
  return days.length === 1 ? days[0] : undefined;
}

/**
 * The event of an id that was valid before its date, city or title changed: the only event with the same title slug, else
 * the only one on the same day in the same city. Never a guess between two: of several with the title, the day decides
 * only for one of them.
 */
export function eventFromOldId<Event extends Listed>(
  oldId: string,
  { byTitle, byDayAndCity }: OldIds<Event>,
): Event | undefined {
  const titled = withItsTitle(oldId, byTitle);
  if (titled.length === 1) return titled[0];
  const onDay = onItsDay(oldId, byDayAndCity);
  return titled.length === 0 || (onDay && titled.includes(onDay)) ? onDay : undefined;
}
