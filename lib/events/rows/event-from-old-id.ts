import { slug } from '#lib/text/slug';
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

/** The number at the end of an id that another event would have too. */
const NUMBER = /-[2-9]$/;

/** Words that many titles have, and that therefore do not tell one event from another. */
const COMMON_WORDS = new Set(
  'the and for with from all annual belize day days event events fest festival live night party show'.split(
    ' ',
  ),
);
/** So many letters at the beginning of a word are compared: what follows may be corrected, in the plural, or cut at the end of an id. */
const COMPARED_LETTERS = 5;
/** The beginning of a longer word is the same word from so many letters on: 'kite' and 'kites'. */
const MIN_LETTERS = 4;

/** The beginnings of those words of a slug that tell one event of a city from another. */
function wordsOf(text: string, city: string): string[] {
  const common = new Set([...COMMON_WORDS, ...citySlug(city).split('-')]);
  const words = text.split('-').filter((word) => /^[a-z]{3}/.test(word) && !common.has(word));
  return words.map((word) => word.slice(0, COMPARED_LETTERS));
}

const isSameWord = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= MIN_LETTERS && (one.startsWith(other) || other.startsWith(one)));

/** Whether the title in an id may be a former version of an event's: they share a word, or the id has no title. */
function isLikeTitle(title: string, event: Listed): boolean {
  const words = wordsOf(slug(event.title), event.city);
  return (
    title === '' || wordsOf(title, event.city).some((one) => words.some((word) => isSameWord(one, word)))
  );
}

/** The only event of the day and city at the beginning of an id; none where it may be of two cities: San, San Pedro. */
function onItsDay<Event>(oldId: string, byDayAndCity: ByPart<Event>) {
  const ends = [...oldId.matchAll(/-|$/g)].map(({ index }) => index);
  const found = ends.flatMap((end) =>
    (byDayAndCity.get(oldId.slice(0, end)) ?? []).map((event) => ({ event, title: oldId.slice(end + 1) })),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The only event on the day and in the city of an id, where its title is like that of the id: it was corrected. */
function eventOfItsDay<Event extends Listed>(
  oldId: string,
  { byDayAndCity }: Pick<OldIds<Event>, 'byDayAndCity'>,
): Event | undefined {
  const { event, title = '' } = onItsDay(oldId, byDayAndCity) ?? {};
  return event && isLikeTitle(title, event) ? event : undefined;
}

/**
 * The event of an id that was valid before its date, city or title changed: the only event with the same title slug, else
 * the only one on the same day in the same city, where its title is like that of the id. Never a guess between two: of
 * several with the title, the day decides only for one of them.
 */
export function eventFromOldId<Event extends Listed>(
  oldId: string,
  { byTitle, byDayAndCity }: OldIds<Event>,
): Event | undefined {
  const titled = [oldId, oldId.replace(NUMBER, '')]
    .map((id) => withItsTitle(id, byTitle))
    .find(({ length }) => length > 0);
  if (titled?.length === 1) return titled[0];
  if (!titled) return eventOfItsDay(oldId, { byDayAndCity });
  const { event } = onItsDay(oldId, byDayAndCity) ?? {};
  return event && titled.includes(event) ? event : undefined;
}
