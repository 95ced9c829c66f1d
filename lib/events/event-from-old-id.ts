import type { CalendarEvent } from './calendar-event.ts';
import { titleSlug } from './rows/event-id.ts';

// The part of an id before its title: a day and perhaps a city, or the slug of a date that could not be converted. It
// must look like a date, otherwise any invented address that ends in a title would redirect.
const DAY_AND_CITY = /^\d{8}(?:-[a-z0-9][a-z0-9-]{0,14})?$/;
const OTHER_DATE_AND_CITY =
  /^(?!\d{8}(?:-|$))(?:tb[acd]|to-be-[a-z]{1,14}|(?=[a-z-]*\d)[a-z0-9][a-z0-9-]{0,19})(?:-[a-z0-9][a-z0-9-]{0,14})?$/;

const isDateAndCity = (text: string) => DAY_AND_CITY.test(text) || OTHER_DATE_AND_CITY.test(text);

// Slugs are cached per event, because each unknown address is compared with all of them.
const slugs = new WeakMap<object, string>();

function slugOf(event: Pick<CalendarEvent, 'title'>): string {
  const slug = slugs.get(event) ?? titleSlug(event.title);
  slugs.set(event, slug);
  return slug;
}

/**
 * The event of an id that was valid before its date or city changed: the only event with the same title slug; undefined
 * when there are several or none. When two titles match the end of the id, the longer one counts.
 */
export function eventFromOldId<Event extends Pick<CalendarEvent, 'id' | 'title'>>(
  oldId: string,
  events: readonly Event[],
): Event | undefined {
  const candidates = events
    .map((event) => ({ event, title: slugOf(event) }))
    .filter(
      ({ title }) => title && oldId.endsWith(`-${title}`) && isDateAndCity(oldId.slice(0, -title.length - 1)),
    );
  const longest = Math.max(0, ...candidates.map(({ title }) => title.length));
  const matches = candidates.filter(({ title }) => title.length === longest);
  return matches.length === 1 ? matches[0]?.event : undefined;
}
