import { placeFromText } from '#lib/places/place-from-text';
import { NATIONWIDE, type Place } from '#lib/places/places';
import { fold } from '#lib/text/fold';
import { belizeDay } from '#lib/time/calendar-day';
import { DAY_MS } from '#lib/time/durations';
import type { CalendarEvent } from '../calendar-event.ts';
import { takesPlace } from '../event-status.ts';
import { timeZoneOf } from '../event-time-zone.ts';
import { orderInZones } from '../lists/order-events.ts';
import { atNextDate, hasDay, isBetween } from '../occurrences.ts';
import { eventAt } from './event-at.ts';
import { isOverAt } from './is-over-at.ts';

/** Other events to come, at most three of a kind; none of them is in two lists. */
export type RelatedEvents = {
  /** On one of the event's days, in its place, near it or in its district. */
  sameDay: CalendarEvent[];
  /** Whether all of those are in its place or in one beside it. */
  isSameDayNear: boolean;
  /** The next ones in its place. */
  samePlace: CalendarEvent[];
  /** The next ones with the same subject. */
  alike: CalendarEvent[];
  /** The event's place; undefined where nothing is to come there, or where it is no one place. */
  place: Place | undefined;
};

const MOST = 3;
/** The events to come are in chronological order: of very many, the next ones are enough. */
const LOOKED_AT = 2_000;

const SHORTEST_WORD = 4;
/** Words that say nothing about the subject of an event. */
const EMPTY_WORDS = new Set(
  'annual belize belizean celebration celebrations city community country event events from national opening town village weekend with'.split(
    ' ',
  ),
);

/** The words of a title that say what kind of event it is; not those of its place. */
function subjectWords({ title, city, venue }: CalendarEvent): Set<string> {
  const place = fold(`${city} ${venue}`);
  const words = fold(title).match(/\p{L}+/gu) ?? [];
  return new Set(
    words.filter((word) => word.length >= SHORTEST_WORD && !EMPTY_WORDS.has(word) && !place.includes(word)),
  );
}

/** Finds out whether another event is about the same: words of the title in common, or a category that was given. */
function likeness(event: CalendarEvent): (other: CalendarEvent) => boolean {
  const words = subjectWords(event);
  return (other) => {
    const isSaid = !event.hasDefaultCategory && !other.hasDefaultCategory;
    if (isSaid && other.category === event.category) return true;
    return [...subjectWords(other)].some((word) => words.has(word));
  };
}

/** 0 in the same place, 1 beside it, 2 elsewhere in its district; undefined farther away. */
function distance(here: Place, there: Place): number | undefined {
  if (here.slug === there.slug) return 0;
  if ([here.slug, there.slug].includes(NATIONWIDE)) return here.country === there.country ? 1 : undefined;
  if (here.nearby.includes(there.slug) || there.nearby.includes(here.slug)) return 1;
  return here.district !== undefined && here.district === there.district ? 2 : undefined;
}

/**
 * Other events for the page of an event, at an instant (milliseconds since 1970): of the events to come those that take
 * place and are not over, in the one order of lists. Never the event itself.
 */
export function relatedEvents(
  event: CalendarEvent,
  toCome: readonly CalendarEvent[],
  now: number,
): RelatedEvents {
  const place = placeFromText(event.city);
  // Only what takes place by tomorrow, somewhere on earth, can be over: the others need not be asked.
  const soon = belizeDay(now + DAY_MS);
  const open = toCome
    .slice(0, LOOKED_AT)
    .filter(
      (other) => other.id !== event.id && takesPlace(other) && (other.date > soon || !isOverAt(other, now)),
    )
    .map((other) => (other.date > soon ? other : eventAt(other, now)));
  const others = orderInZones(open, timeZoneOf, now).events;
  // Spellings are looked up once each: a list has many events in few places.
  const places = new Map<string, Place>();
  const placeOf = ({ city }: CalendarEvent) => {
    const known = places.get(city) ?? placeFromText(city);
    places.set(city, known);
    return known;
  };

  const taken = new Set<string>();
  const take = (found: CalendarEvent[]) => {
    const some = found.filter(({ id }) => !taken.has(id)).slice(0, MOST);
    for (const { id } of some) taken.add(id);
    return some;
  };

  const { date: first, endDate: last = first } = eventAt(event, now);
  const near = hasDay(event)
    ? others.flatMap((other) => {
        if (!isBetween(other, first, last)) return [];
        const far = distance(place, placeOf(other));
        return far === undefined ? [] : [{ other: atNextDate(other, first), far }];
      })
    : [];
  const sameDay = take(near.sort((a, b) => a.far - b.far).map(({ other }) => other));
  const isWide = (some: CalendarEvent) => placeOf(some).slug === NATIONWIDE;
  const isSameDayNear =
    !isWide(event) && near.slice(0, sameDay.length).every(({ other, far }) => far < 2 && !isWide(other));
  // From Belize nobody goes to Houston because there is a concert too; abroad, any may be the nearest.
  const isInReach = (other: CalendarEvent) => {
    const { country } = placeOf(other);
    return place.country !== 'BZ' || country === undefined || country === 'BZ';
  };
  const here = others.filter((other) => place.slug !== '' && placeOf(other).slug === place.slug);
  const samePlace = take(here);
  return {
    sameDay,
    isSameDayNear,
    samePlace,
    alike: take(others.filter(likeness(event)).filter(isInReach)),
    place: here.length > 0 && place.slug !== NATIONWIDE && !place.isOnline ? place : undefined,
  };
}
