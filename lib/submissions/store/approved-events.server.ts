import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { log } from '#lib/server/log.server';
import { store } from '#lib/server/store/store.server';
import { HOUR_MS } from '#lib/time/durations';
import { eventAnnouncementSchema } from '../event-announcement.ts';
import { publicSubmissionSchema, publishedEvent } from '../published-event.ts';
import { type SubmissionStates, statusesWhere } from '../submission-states.ts';

/** The approved events of the store, and which change of theirs this is: undefined while the store was never read. */
export type ApprovedEvents = {
  version: string | undefined;
  events: readonly CalendarEvent[];
  /** Those of which the submitter said since that they are cancelled or moved, wherever they are published. */
  announced: readonly CalendarEvent[];
  /** When the first of them is left to the sheet alone, in milliseconds since 1970; Infinity for none. */
  until: number;
};

/** How long an event added to the sheet is also shown from here: a published sheet may lag behind an edit. */
const SHEET_LAG_MS = HOUR_MS;

type Row = { event_id: string | null; payload: string; announcement: string | null };

/** A row as the event the public sees; undefined when it cannot be shown. */
function eventOfRow({ event_id, payload, announcement }: Row): CalendarEvent | undefined {
  try {
    // What was approved once is taken as it is: today's rules are for what comes in.
    const submission = publicSubmissionSchema.parse(JSON.parse(payload));
    const said = announcement ? eventAnnouncementSchema.safeParse(JSON.parse(announcement)).data : undefined;
    return publishedEvent(submission, {
      ...(event_id && { id: event_id }),
      ...(said && { announcement: said }),
    });
  } catch {
    return undefined;
  }
}

/**
 * Every approved event that is shown from the store, oldest first, and those with news. One that cannot be shown is
 * left out and counted in the log. Throws when the store does not answer.
 */
export async function loadApprovedEvents(
  version: string,
  now = Date.now(),
  states?: SubmissionStates,
): Promise<ApprovedEvents> {
  const { db } = await store();
  const rows = await db
    .selectFrom('items')
    .select(['event_id', 'payload', 'announcement', 'published_via', 'updated_at'])
    .where('kind', '=', 'event')
    .where(
      'status',
      'in',
      statusesWhere(({ isPublic }) => isPublic, states),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const endOf = ({ published_via, updated_at }: (typeof rows)[number]) =>
    published_via === 'sheet' ? Date.parse(updated_at) + SHEET_LAG_MS : Number.POSITIVE_INFINITY;
  const isShown = (row: (typeof rows)[number]) => row.published_via !== null && endOf(row) > now;
  const wanted = rows.filter((row) => isShown(row) || row.announcement);
  const read = wanted.map((row) => ({ row, event: eventOfRow(row) }));
  const shown = read.flatMap(({ row, event }) => (event ? [{ row, event }] : []));
  const unreadable = read.length - shown.length;
  if (unreadable > 0) log().error({ unreadable }, 'Some approved events cannot be shown');
  return {
    version,
    events: shown.filter(({ row }) => isShown(row)).map(({ event }) => event),
    announced: shown.filter(({ row }) => row.announcement).map(({ event }) => event),
    until: rows.filter(isShown).reduce((first, row) => Math.min(first, endOf(row)), Number.POSITIVE_INFINITY),
  };
}
