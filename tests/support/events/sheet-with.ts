import { catalogState, type EventSnapshot } from '#lib/catalog/catalog-state.server';
import { readingOf } from '#lib/catalog/join-approved.server';
import { rememberReading } from '#lib/catalog/memory/remember-reading.server';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { eventId } from '#lib/events/facts/event-id';
import { processWide } from '#lib/server/process-wide.server';
import type { ApprovedEvents } from '#lib/submissions/items/published/approved-events.server';
import { belizeMidnight, type CalendarDay } from '#lib/time/calendar-day';
import { day } from '../moment/moment.ts';
import { setClock } from '../set-clock.ts';
import { someEvent } from './some-event.ts';

/** The day of the drums, and the same day of the two weeks after. */
export const [DRUM_DAY, WEEK_LATER, TWO_WEEKS_LATER] = [day(9), day(16), day(23)] as const;

/** The id of an event on a day: idOn(DRUM_DAY, 'dangriga-drums'). */
export const idOn = (on: CalendarDay, rest: string) => `${on.replaceAll('-', '')}-${rest}`;

/** Drums in Dangriga, but for the fields that a test cares about, with the id that a row of the sheet has. */
export const drums = (fields: Partial<CalendarEvent> = {}): CalendarEvent => {
  const made = someEvent({ title: 'Drums', date: DRUM_DAY, ...fields });
  return { ...made, id: fields.id ?? eventId(made) };
};

/** When sheets are read, in milliseconds since 1970: before all their events. */
export const READ_AT = belizeMidnight(day(1));
let minutes = 0;

/** A configured sheet with some events, read a minute after the one before. */
export function sheetWith(
  events: Partial<CalendarEvent>[],
  fields: Partial<EventSnapshot> = {},
): EventSnapshot {
  minutes += 1;
  const all = events.map(drums);
  return {
    events: all,
    approved: 0,
    skipped: [],
    from: 'published-csv',
    since: '',
    readAt: new Date(READ_AT + minutes * 60_000).toISOString(),
    version: JSON.stringify(all),
    ...fields,
  };
}

export const NOTHING_APPROVED: ApprovedEvents = {
  version: '',
  events: [],
  announced: [],
  corrected: [],
  revisions: new Map(),
  inSheetFrom: new Map(),
  sheetReadAt: Number.NEGATIVE_INFINITY,
};

/** Configures a sheet, at the time when it is read; before anything has read the configuration. */
export function configureSheet(): void {
  setClock(READ_AT);
  process.env.EVENTS_CSV_URL = 'http://127.0.0.1:9/events.csv';
  process.env.SITE_URL = 'https://belize.example';
}

/** As in a server that has just started: it remembers nothing, and what is approved was read from the store. */
export function asNewServer(): void {
  Object.assign(
    processWide('event-memory', () => ({})),
    { head: undefined, isDown: false },
  );
  Object.assign(
    processWide('remembered-reading', () => ({})),
    { done: '', running: undefined },
  );
  Object.assign(catalogState(), {
    approved: NOTHING_APPROVED,
    approvedProblem: undefined,
    uncheckedSheet: undefined,
  });
}

/** Remembers a sheet with what is approved, as a server does that has read it; true where something was written. */
export const remember = (sheet: EventSnapshot): Promise<boolean> => rememberReading(readingOf(sheet));
