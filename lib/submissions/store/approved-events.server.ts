import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { log } from '#lib/server/log.server';
import { store } from '#lib/server/store/store.server';
import { HOUR_MS } from '#lib/time/durations';
import { eventAnnouncementSchema } from '../event-announcement.ts';
import { publicSubmissionSchema, publishedEvent } from '../published-event.ts';
import { type SubmissionStates, statusesWhere } from '../submission-states.ts';

/** The approved events of the store and their version, which is undefined while the store was never read. */
export type ApprovedEvents = {
  version: string | undefined;
  events: readonly CalendarEvent[];
  /** Events with an announcement that they are cancelled or moved, wherever they are published. */
  announced: readonly CalendarEvent[];
  /** When the first of them is published by the sheet alone, in milliseconds since 1970; Infinity for none. */
  until: number;
};

/** How long (milliseconds) an event appended to the sheet is also served from the store: a published sheet may lag behind. */
const SHEET_LAG_MS = HOUR_MS;

type Row = { event_id: string | null; payload: string; announcement: string | null };

/** A row as the published event; undefined when it cannot be read. */
function eventOfRow({ event_id, payload, announcement }: Row): CalendarEvent | undefined {
  try {
    // Approved events are not validated by today's rules, which are for new submissions.
    const submission = publicSubmissionSchema.parse(JSON.parse(payload));
    const announced = announcement
      ? eventAnnouncementSchema.safeParse(JSON.parse(announcement)).data
      : undefined;
    return publishedEvent(submission, {
      ...(event_id && { id: event_id }),
      ...(announced && { announcement: announced }),
    });
  } catch {
    return undefined;
  }
}

/**
 * Loads every approved event that is served from the store, oldest first, and those with announcements. Unreadable
 * ones are left out and counted in the log. Throws when the store is unavailable.
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
