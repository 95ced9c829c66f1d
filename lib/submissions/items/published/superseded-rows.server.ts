import 'server-only';
import { z } from 'zod';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { timeZoneOf } from '#lib/events/event-time-zone';
import { countryAbroad } from '#lib/events/format-event';
import { isSameCountry } from '#lib/places/time-zones';
import { sha256 } from '#lib/server/server-secret.server';
import { oneLine } from '#lib/text/one-line';
import { parseJson } from '#lib/text/parse-json';
import { currentAnnouncement } from '../announcements/event-announcement.ts';
import { publicSubmissionOf } from './public-submission.ts';
import { publishedEvent } from './published-event.ts';

/** Older ones are dropped, so that the stored list stays small. */
const MAX_ROWS = 20;

type Facts = Pick<CalendarEvent, 'title' | 'date' | 'time' | 'isAllDay' | 'venue' | 'city'>;

/** The fingerprint of what every sheet says of an event: title, day, hours and place. */
const factsPrint = ({ title, date, time = '', isAllDay, venue, city }: Facts) =>
  `facts:${sha256(JSON.stringify([title, date, time, isAllDay, venue, city]))}`;

/** The fingerprint of a row as it was read, with all of its columns. */
const rowPrint = ({ likes: _, revision: __, plainTime: ___, plainEndTime: ____, ...event }: CalendarEvent) =>
  // The description in one line, as events had it when the first fingerprints were stored.
  `row:${sha256(JSON.stringify({ ...event, description: oneLine(event.description) }))}`;

/** What a sheet may lack columns for: a row that says it says it on purpose. */
const OPTIONAL_FACTS = ['endDate', 'moreDates', 'cost', 'price', 'currency', 'website'] as const;

/** Whether a row says the same country and zone; also where it names those that the event has without a word, as in Belize. */
const hasSamePlace = (row: CalendarEvent, event: CalendarEvent) =>
  (!row.country || isSameCountry(countryAbroad(row), countryAbroad(event))) &&
  (!row.timeZone || row.timeZone === timeZoneOf(event));

/** Whether a row of the sheet says the same of an event, as far as its columns go. */
export const hasSameFacts = (row: CalendarEvent, event: CalendarEvent) =>
  factsPrint(row) === factsPrint(event) &&
  hasSamePlace(row, event) &&
  OPTIONAL_FACTS.every((name) => !row[name] || JSON.stringify(row[name]) === JSON.stringify(event[name]));

const printsSchema = z.array(z.string());

/** The stored fingerprints of an item’s rows from before its corrections. */
export const supersededRows = (stored: string | null): ReadonlySet<string> =>
  new Set(printsSchema.safeParse(parseJson(stored)).data ?? []);

/**
 * Whether a row of the sheet is from before a correction, so that the corrected event is shown instead.
 * Decision 87 says why.
 */
export const isSuperseded = (row: CalendarEvent, superseded: ReadonlySet<string>): boolean =>
  superseded.has(rowPrint(row)) || superseded.has(factsPrint(row));

type Corrected = {
  event_id: string | null;
  payload: string;
  announcement: string | null;
  superseded_rows: string | null;
  published_via: 'store' | 'sheet' | null;
};

/** The rows that an item may have in a sheet by what is stored of it. */
function rowsOf({ event_id, payload, announcement }: Omit<Corrected, 'superseded_rows'>): CalendarEvent[] {
  const submission = publicSubmissionOf(payload);
  const id = event_id ? { id: event_id } : {};
  const announced = currentAnnouncement(announcement);
  const rows = [publishedEvent(submission, id)];
  if (announced) rows.push(publishedEvent(submission, { ...id, announcement: announced }));
  return rows;
}

/**
 * The fingerprints to store with a correction of a public event, given its item as it was before, its corrected payload,
 * and its row in the sheet as it is served, if any. A row that says something else than the item was changed by hand: it
 * still counts, and `rowCounts` says so.
 */
export function supersede(
  before: Corrected,
  payload: string,
  row: CalendarEvent | undefined,
): { superseded_rows: string | null; rowCounts: boolean } {
  const known = supersededRows(before.superseded_rows);
  const possible = rowsOf(before);
  if (row && !possible.some((event) => hasSameFacts(row, event)) && !isSuperseded(row, known))
    return { superseded_rows: before.superseded_rows, rowCounts: true };
  // A row that was added lately may not be read yet; one that nobody has added would be a newer one.
  const after = before.published_via === 'sheet' ? [] : rowsOf({ ...before, payload }).map(factsPrint);
  const unread = possible.map(factsPrint).filter((print) => !after.includes(print));
  const prints = [...new Set([...known, ...(row ? [rowPrint(row)] : unread)])].slice(-MAX_ROWS);
  return { superseded_rows: prints.length > 0 ? JSON.stringify(prints) : null, rowCounts: false };
}
