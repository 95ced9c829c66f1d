import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { withPlainHours } from '#lib/events/rows/hours/plain-hours';
import { log } from '#lib/server/log.server';
import { processWide } from '#lib/server/process-wide.server';
import type { ItemTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { HOUR_MS } from '#lib/time/durations';
import { currentAnnouncement } from '../announcements/event-announcement.ts';
import { type SubmissionStates, statusesWhere } from '../states/submission-states.ts';
import { publicSubmissionOf } from './public-submission.ts';
import { publishedEvent } from './published-event.ts';
import { supersededRows } from './superseded-rows.server.ts';
import { withdrawnDates } from './withdrawn-dates.ts';

/** The approved events of the store and their version, which is undefined while the store was never read. */
export type ApprovedEvents = {
  version: string | undefined;
  events: readonly CalendarEvent[];
  /** Events with an announcement that they are cancelled or moved, wherever they are published. */
  announced: readonly CalendarEvent[];
  /** Corrected events, each with the fingerprints of the rows of the sheet that it is shown instead of. */
  corrected: ReadonlyArray<{ event: CalendarEvent; supersededRows: ReadonlySet<string> }>;
  /** Which version of their calendar entries those are that have changed, by id, wherever they are published. */
  revisions: ReadonlyMap<string, NonNullable<CalendarEvent['revision']>>;
  /**
   * The ids of those that were added to the sheet: a sheet that was read at this time (milliseconds since 1970), or
   * later, publishes them by itself.
   */
  inSheetFrom: ReadonlyMap<string, number>;
  /** When the sheet was read for which they were loaded; without those that it publishes by itself. */
  sheetReadAt: number;
};

/** How much older (milliseconds) than its reading a sheet may be: a published one lags behind its edits. */
const SHEET_LAG_MS = HOUR_MS;

/** Items that are read at once; requests are answered in between. */
const BATCH = 200;

type Row = Pick<
  Selectable<ItemTable>,
  | 'event_id'
  | 'payload'
  | 'announcement'
  | 'public_changes'
  | 'public_changed_at'
  | 'withdrawn_dates'
  | 'decided_at'
>;

/** Which version of its calendar entry an approved event is; undefined while it is not known when it was approved. */
function revisionOf(row: Omit<Row, 'payload'>): CalendarEvent['revision'] {
  const changedAt = row.public_changed_at ?? row.decided_at;
  const withdrawn = withdrawnDates(row.withdrawn_dates);
  return changedAt
    ? { sequence: row.public_changes, changedAt, ...(withdrawn.length > 0 && { withdrawn }) }
    : undefined;
}

/** A row as the published event; undefined when it cannot be read. */
function eventOfRow(row: Row): CalendarEvent | undefined {
  try {
    // Approved events are not validated by today's rules, which are for new submissions.
    const submission = publicSubmissionOf(row.payload);
    const announced = currentAnnouncement(row.announcement);
    const revision = revisionOf(row);
    const event = publishedEvent(submission, {
      ...(row.event_id && { id: row.event_id }),
      ...(announced && { announcement: announced }),
      ...(revision && { revision }),
    });
    return withPlainHours(event);
  } catch {
    return undefined;
  }
}

type Place = { id: string; created_at: string };

/** The next approved events after a place in the order of their arrival, without their payloads. */
async function nextApproved(after: Place | undefined, states?: SubmissionStates) {
  const { db } = await store();
  const { created_at, id } = after ?? { created_at: '', id: '' };
  return db
    .selectFrom('items')
    .select(['id', 'created_at', 'version', 'event_id', 'announcement', 'published_via', 'updated_at'])
    .select(['decided_at', 'public_changes', 'public_changed_at', 'withdrawn_dates', 'superseded_rows'])
    .where('kind', '=', 'event')
    .where(
      'status',
      'in',
      statusesWhere(({ isPublic }) => isPublic, states),
    )
    .where(sql<boolean>`(created_at, id) > (${created_at}, ${id})`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

type ApprovedRow = Awaited<ReturnType<typeof nextApproved>>[number];
/** `state` is all of the row that its event is made of but the payload, whose changes increment the version. */
type Converted = { state: string; event: CalendarEvent | undefined };

const stateOfRow = ({ version, event_id, announcement }: ApprovedRow) =>
  JSON.stringify([version, event_id, announcement]);

/** The events of the last load by item; those that have not changed are not read again. */
const shared = processWide<{ converted: Map<string, Converted> }>('approved-events', () => ({
  converted: new Map(),
}));

/**
 * From which reading of the sheet (milliseconds since 1970) a row is no longer served from the store. It is not a time
 * of the clock: while the sheet cannot be read, the one that is served lacks the row.
 */
function endOf({ published_via, updated_at }: ApprovedRow): number {
  if (published_via === null) return Number.NEGATIVE_INFINITY;
  return published_via === 'sheet' ? Date.parse(updated_at) + SHEET_LAG_MS : Number.POSITIVE_INFINITY;
}

/** The events of some rows; payloads are read for those that are new or have changed. */
async function convert(rows: readonly ApprovedRow[]): Promise<Map<string, Converted>> {
  const held = (row: ApprovedRow) => {
    const before = shared.converted.get(row.id);
    return before?.state === stateOfRow(row) ? before : undefined;
  };
  const ids = rows.filter((row) => !held(row)).map(({ id }) => id);
  const { db } = await store();
  const read =
    ids.length > 0
      ? await db.selectFrom('items').select(['id', 'payload']).where('id', 'in', ids).execute()
      : [];
  const payloads = new Map(read.map(({ id, payload }) => [id, payload]));
  const converted = new Map<string, Converted>();
  for (const row of rows) {
    const payload = payloads.get(row.id);
    const now =
      payload === undefined ? held(row) : { state: stateOfRow(row), event: eventOfRow({ ...row, payload }) };
    // Neither: it was deleted meanwhile.
    if (now) converted.set(row.id, now);
  }
  return converted;
}

/**
 * Loads every approved event that is served from the store beside a sheet that was read at `sheetReadAt` (milliseconds
 * since 1970, -Infinity for none), oldest first, and those with announcements, in batches between which requests are
 * answered. Unreadable ones are left out and counted in the log. Throws when the store is unavailable.
 */
export async function loadApprovedEvents(
  version: string,
  sheetReadAt: number,
  states?: SubmissionStates,
): Promise<ApprovedEvents> {
  const all = new Map<string, Converted>();
  const events: CalendarEvent[] = [];
  const announced: CalendarEvent[] = [];
  const corrected: ApprovedEvents['corrected'][number][] = [];
  const revisions = new Map<string, NonNullable<CalendarEvent['revision']>>();
  const inSheetFrom = new Map<string, number>();
  for (let rows = await nextApproved(undefined, states); ; rows = await nextApproved(rows.at(-1), states)) {
    const converted = await convert(
      rows.filter((row) => endOf(row) > sheetReadAt || row.announcement || row.superseded_rows),
    );
    for (const row of rows) {
      const revision = revisionOf(row);
      if (row.event_id && revision && revision.sequence > 0) revisions.set(row.event_id, revision);
      const found = converted.get(row.id);
      if (found) all.set(row.id, found);
      if (!found?.event) continue;
      if (endOf(row) > sheetReadAt) events.push(found.event);
      if (row.published_via === 'sheet') inSheetFrom.set(found.event.id, endOf(row));
      if (row.announcement) announced.push(found.event);
      if (row.superseded_rows)
        corrected.push({ event: found.event, supersededRows: supersededRows(row.superseded_rows) });
    }
    if (rows.length < BATCH) break;
    await nextTurn();
  }
  shared.converted = all;
  const unreadable = [...all.values()].filter(({ event }) => !event).length;
  if (unreadable > 0) log().error({ unreadable }, 'Some approved events cannot be shown');
  return { version, events, announced, corrected, revisions, inSheetFrom, sheetReadAt };
}
