import type { CalendarEvent } from '#lib/events/calendar-event';
import type { CalendarDay } from '#lib/time/calendar-day';

/** What the last move of an event has changed: its first day and its place before, and since when (ISO 8601). */
export type LastMove = { date: string; city: string; on: string };

/** What the guide remembers of an event of the calendar; public facts only. */
export type RememberedEvent = {
  /** The lasting UID for calendars: `{first id}@{host}`. */
  uid: string;
  /** The one of several dates whose calendar entry has the UID itself, where that is not the first any more. */
  uidDay: CalendarDay | undefined;
  /** The present id, or the last one. */
  id: string;
  /** The ids that it had before, oldest first. */
  formerIds: readonly string[];
  /** UIDs of events that a moderator has joined with it; no other event gets one of them. */
  joinedUids: readonly string[];
  /** Whether a row of the sheet or an approved submission listed it last. */
  source: 'sheet' | 'store';
  /** A digest of its public fields; '' once those are deleted, and of one that was parted from another. */
  hash: string;
  /** When it was first seen, ISO 8601; undefined for what was there at the first reading, which is called nothing new. */
  firstSeen: string | undefined;
  /** When its public fields last changed, ISO 8601; undefined while they are as at the first reading. */
  changed: string | undefined;
  /** Since when no accepted reading lists it, ISO 8601; undefined while it is listed. */
  goneSince: string | undefined;
  /** The SEQUENCE of its calendar entry (RFC 5545), which never falls. */
  sequence: number;
  /**
   * Its last public fields, kept once it is no longer listed; undefined while it is, and where it was withdrawn, taken off
   * the calendar or is said to be gone.
   */
  event: CalendarEvent | undefined;
  movedFrom: LastMove | undefined;
};

/** Whether an event may not be shown any more: it is gone, and nothing of it was kept. */
export const isForgotten = ({ goneSince, event }: Pick<RememberedEvent, 'goneSince' | 'event'>): boolean =>
  goneSince !== undefined && event === undefined;

/** Whether a moderator has parted a vanished event from the listed one that it was taken for. */
export const isParted = ({ hash, event }: Pick<RememberedEvent, 'hash' | 'event'>): boolean =>
  hash === '' && event !== undefined;

/** What is remembered of all events. */
export type EventMemory = {
  /** By the present id, or the last one. */
  byId: ReadonlyMap<string, RememberedEvent>;
  /** By an id that it had before, unless another event has it now. */
  byFormerId: ReadonlyMap<string, RememberedEvent>;
  /** Whether there is a memory: false for the sample calendar, and while the store could never be read. */
  isOn: boolean;
};

export const NO_MEMORY: EventMemory = {
  byId: new Map(),
  byFormerId: new Map(),
  isOn: false,
};
