import { placeFromText } from '#lib/places/place-from-text';
import { MINUTE_MS } from '#lib/time/durations';
import { BELIZE_TIME_ZONE } from '#lib/time/zoned-time';
import type { CalendarEvent } from '../calendar-event.ts';
import { eventHours } from '../event-hours.ts';
import { eventMoments } from '../event-moments.ts';
import { timeZoneOf } from '../event-time-zone.ts';

/** Whose clocks an event's hour is by. */
type EventZone = {
  /** The beginning, in milliseconds since 1970. */
  starts: number;
  /** Minutes by which those clocks are ahead of UTC at that moment: -360 in Belize. */
  offset: number;
  /** 'Belize time', 'Los Angeles time' */
  zone: string;
};

/** The zone of an event's hour on the day at which it is shown; undefined while its day or hour is not clear, or its zone is not known. */
export function eventZone(event: CalendarEvent): EventZone | undefined {
  const timeZone = timeZoneOf(event);
  const starts = eventMoments(event, timeZone)?.starts;
  const hours = eventHours(event);
  if (starts === undefined || !hours || !timeZone) return undefined;
  const wall = Date.parse(`${event.date}T00:00:00Z`) + hours.start * MINUTE_MS;
  const { name, town: townAlone, isOnline } = placeFromText(event.city);
  const town = (isOnline ? '' : (townAlone ?? name)) || timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
  return {
    starts,
    offset: (wall - starts) / MINUTE_MS,
    zone: `${timeZone === BELIZE_TIME_ZONE ? 'Belize' : town} time`,
  };
}
