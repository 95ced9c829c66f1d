import { mapSlices, type Slices } from '#lib/time/slices';
import type { CalendarEvent } from '../calendar-event.ts';
import { titleSlug } from '../facts/event-id.ts';

// The part of an id before its title: a day and perhaps a city, or the slug of a date that could not be converted. It
// must look like a date, otherwise any invented address that ends in a title would redirect.
const DAY_AND_CITY = /^\d{8}(?:-[a-z0-9][a-z0-9-]{0,14})?$/;
const OTHER_DATE_AND_CITY =
  /^(?!\d{8}(?:-|$))(?:tb[acd]|to-be-[a-z]{1,14}|(?=[a-z-]*\d)[a-z0-9][a-z0-9-]{0,19})(?:-[a-z0-9][a-z0-9-]{0,14})?$/;

const isDateAndCity = (text: string) => DAY_AND_CITY.test(text) || OTHER_DATE_AND_CITY.test(text);

type Titled = Pick<CalendarEvent, 'id' | 'title'>;

/** Events by the part of an id that is made of the title; those without such a part are left out. */
export function* eventsByTitleSlug<Event extends Titled>(
  events: readonly Event[],
): Slices<ReadonlyMap<string, readonly Event[]>> {
  const byTitle = new Map<string, Event[]>();
  yield* mapSlices(events, (event) => {
    const slug = titleSlug(event.title);
    const others = byTitle.get(slug) ?? [];
    others.push(event);
    if (slug) byTitle.set(slug, others);
  });
  return byTitle;
}

/**
 * The event of an id that was valid before its date or city changed: the only event with the same title slug; undefined
 * when there are several or none. When two titles match the end of the id, the longer one counts.
 */
export function eventFromOldId<Event extends Titled>(
  oldId: string,
  byTitle: ReadonlyMap<string, readonly Event[]>,
): Event | undefined {
  for (let dash = oldId.indexOf('-'); dash >= 0; dash = oldId.indexOf('-', dash + 1)) {
    const matches = byTitle.get(oldId.slice(dash + 1));
    if (matches && isDateAndCity(oldId.slice(0, dash))) return matches.length === 1 ? matches[0] : undefined;
  }
  return undefined;
}
