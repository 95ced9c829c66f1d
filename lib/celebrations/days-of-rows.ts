import type { CalendarEvent } from '#lib/events/calendar-event';
import { takesPlace } from '#lib/events/event-status';
import { eventPlace } from '#lib/events/summarize-event';
import { NATIONWIDE } from '#lib/places/places';
import type { Celebration } from './celebration.ts';
import { namesOf } from './celebration-names.ts';
import type { Edition } from './edition.ts';
import { celebrationKey } from './known-celebration.ts';
import { stretchesOf } from './stretches.ts';

/**
 * The rows of a calendar that give a celebration its days: those that take place. A row for the whole country with another
 * name, like the opening of the lobster season, gives it days only where no other row does.
 */
export function rowsOfDays(celebration: Celebration, { rows }: Edition): readonly CalendarEvent[] {
  const { names, shortNames } = namesOf(celebration);
  const all = [...names, ...shortNames];
  const planned = rows.filter(takesPlace);
  const isNamed = ({ title }: CalendarEvent) => all.some((name) => celebrationKey(title).includes(name));
  const own = planned.filter((row) => eventPlace(row).slug !== NATIONWIDE || isNamed(row));
  return withoutLeadUp(own.length > 0 ? own : planned, isNamed);
}

/**
 * The rows without those of other weeks, where some have the name of the celebration itself: the launch of a carnival two weeks
 * before is no day of its road march.
 */
function withoutLeadUp(rows: readonly CalendarEvent[], isNamed: (row: CalendarEvent) => boolean) {
  const ofPlace = Map.groupBy(rows, (row) => eventPlace(row).slug);
  return rows.filter((row) => {
    const there = ofPlace.get(eventPlace(row).slug) ?? [];
    const stretch = stretchesOf(there).find(({ from, to }) => row.date >= from && row.date <= to);
    const isIn = (other: CalendarEvent) => stretch && other.date >= stretch.from && other.date <= stretch.to;
    return !there.some(isNamed) || there.some((other) => isNamed(other) && isIn(other));
  });
}
