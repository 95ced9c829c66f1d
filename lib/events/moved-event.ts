import type { CalendarEvent } from './calendar-event.ts';
import { titleSlug } from './rows/event-id.ts';

// What an id has in front of its title: a day and perhaps a city, or the slug of a date that could not be converted.
// Only one that reads like a date counts, or every made-up address that ends in a title would lead somewhere.
const DAY_AND_CITY = /^\d{8}(?:-[a-z0-9][a-z0-9-]{0,14})?$/;
const OTHER_DATE_AND_CITY =
  /^(?!\d{8}(?:-|$))(?:tb[acd]|to-be-[a-z]{1,14}|(?=[a-z-]*\d)[a-z0-9][a-z0-9-]{0,19})(?:-[a-z0-9][a-z0-9-]{0,14})?$/;

const isDateAndCity = (text: string) => DAY_AND_CITY.test(text) || OTHER_DATE_AND_CITY.test(text);

// Slugs are made once for each event: whoever makes up addresses asks for all of them every time.
const slugs = new WeakMap<object, string>();

function slugOf(event: Pick<CalendarEvent, 'title'>): string {
  const made = slugs.get(event) ?? titleSlug(event.title);
  slugs.set(event, made);
  return made;
}

/**
 * The event an old address meant after its date or city changed: the one event with the same title slug, if there
 * is exactly one. Of two titles that both end the address, the longer is meant.
 */
export function movedEvent<Event extends Pick<CalendarEvent, 'id' | 'title'>>(
  oldId: string,
  events: readonly Event[],
): Event | undefined {
  const candidates = events
    .map((event) => ({ event, title: slugOf(event) }))
    .filter(
      ({ title }) => title && oldId.endsWith(`-${title}`) && isDateAndCity(oldId.slice(0, -title.length - 1)),
    );
  const longest = Math.max(0, ...candidates.map(({ title }) => title.length));
  const meant = candidates.filter(({ title }) => title.length === longest);
  return meant.length === 1 ? meant[0]?.event : undefined;
}
