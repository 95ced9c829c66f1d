import type { CalendarDay } from '#lib/time/calendar-day';
import type { CalendarEvent } from '../calendar-event.ts';
import { isOff } from '../event-status.ts';

/** Which version of a calendar entry it is, and by which UID calendars know its event, as the guide remembers them. */
export type EntryVersion = {
  /** Of its first date, or of `uidDay`. */
  uid: string;
  /** The one of several dates whose entry has the UID itself, where that is not the first any more. */
  uidDay?: CalendarDay | undefined;
  sequence: number;
  /** When it last changed, ISO 8601; undefined where nobody has seen it change. */
  changed: string | undefined;
};

/** The number of changes that an event tells by itself: of a row of the sheet only its state is known. */
export const sequenceOf = (event: Pick<CalendarEvent, 'revision' | 'movedFrom' | 'status'>): number =>
  event.revision?.sequence ?? Number(isOff(event)) + Number(event.movedFrom !== undefined);

/** The later of two instants in ISO 8601; undefined without any. */
export const latestOf = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one;
