import { placeFromText } from '#lib/places/place-from-text';
import { MINUTE_MS } from '#lib/time/durations';
import { BELIZE_TIME_ZONE, instantOf } from '#lib/time/zoned-time';
import type { CalendarEvent } from '../calendar-event.ts';
import { hasOtherHours, statedHours } from '../event-hours.ts';
import { nextDay } from '../event-summary.ts';
import { timeZoneOf } from '../event-time-zone.ts';
import { daysOfEvent, hasDay } from '../occurrences.ts';

/** Whose clocks an event's hour is by. */
type EventZone = {
  /** The beginning, in milliseconds since 1970. */
  starts: number;
  /** Minutes by which those clocks are ahead of UTC at that moment: -360 in Belize. */
  offset: number;
  /** The same of later days with other hours, once for each of these. */
  others?: { starts: number; offset: number }[];
  /** 'Belize time', 'Los Angeles time' */
  zone: string;
};

/**
 * The zone of an event's hour on the day at which it is shown, of days in a row the next at an instant (milliseconds since
 * 1970); undefined while its day or hour is not clear, or its zone is not known.
 */
export function eventZone(event: CalendarEvent, now: number): EventZone | undefined {
  const timeZone = timeZoneOf(event);
  const day = nextDay(event, timeZone, now);
  const hours = statedHours(event, day);
  if (!hasDay(event) || !hours || !timeZone) return undefined;
  const beginning = (on: string, minutes: number) => {
    const starts = instantOf(on, minutes, timeZone);
    const wall = Date.parse(`${on}T00:00:00Z`) + minutes * MINUTE_MS;
    return { starts, offset: (wall - starts) / MINUTE_MS };
  };
  const said = new Set([hours.start]);
  const others = (hasOtherHours(event) ? daysOfEvent(event) : []).flatMap((on) => {
    const { start } = (on > day && statedHours(event, on)) || {};
    if (start === undefined || said.has(start)) return [];
    said.add(start);
    return [beginning(on, start)];
  });
  const { name, town: townAlone, isOnline } = placeFromText(event.city);
  const town = (isOnline ? '' : (townAlone ?? name)) || timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
  return {
    ...beginning(day, hours.start),
    ...(others.length > 0 && { others }),
    zone: `${timeZone === BELIZE_TIME_ZONE ? 'Belize' : town} time`,
  };
}
