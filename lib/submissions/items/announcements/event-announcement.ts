import { parseJson } from '#lib/text/parse-json';
import type { EventSubmission } from '../../fields/event-submission.ts';
import {
  type AnnouncementKind,
  type EventAnnouncement,
  eventAnnouncementSchema,
} from './announcement-kinds.ts';

/** The fields of an event that announcements have changed since its approval. */
export type AnnouncedChanges = Partial<
  Pick<
    EventSubmission,
    | 'date'
    | 'endDate'
    | 'moreDates'
    | 'time'
    | 'isAllDay'
    | 'venueName'
    | 'community'
    | 'country'
    | 'timeZone'
  >
> & {
  /** Those of its several dates that are cancelled. */
  cancelledDates?: string[];
};

/** What holds of an event: the kind of its last announcement, and what all of them changed. */
export type CurrentAnnouncement = {
  kind: AnnouncementKind;
  changes: AnnouncedChanges;
  /** Why it is cancelled, for our team. */
  note?: string;
};

const DAYS = new Set(['date', 'endDate', 'moreDates']);

/** Older ones are dropped, so that the stored list stays small. */
const MAX_ANNOUNCEMENTS = 50;

/** The fields of the event that an announcement changes; none of one that is cancelled. */
function changesOf(announcement: EventAnnouncement): AnnouncedChanges {
  if (announcement.kind === 'cancelled') return {};
  const { kind: _, ...changes } = announcement;
  return changes;
}

const changesAnything = (announcement: EventAnnouncement) => Object.keys(changesOf(announcement)).length > 0;

/** What holds after a further announcement: a day to which the event moves is no longer cancelled. */
function changesAfter(before: AnnouncedChanges, announcement: EventAnnouncement): AnnouncedChanges {
  const { cancelledDates = [], ...changes } = { ...before, ...changesOf(announcement) };
  const named = announcement.kind === 'moved' ? [announcement.date, ...announcement.moreDates] : [];
  const stillOff = cancelledDates.filter((day) => !named.includes(day));
  return { ...changes, ...(stillOff.length > 0 && { cancelledDates: stillOff }) };
}

/**
 * The announcements that are stored with an item, oldest first, without those that cannot be read. No migration has
 * changed the items of the first days, which hold a single one without a list.
 */
export function announcementsOf(stored: string | null): EventAnnouncement[] {
  return [parseJson(stored)].flat().flatMap((one) => eventAnnouncementSchema.safeParse(one).data ?? []);
}

/** What holds of an event by its stored announcements; undefined where it is as it was approved. */
export function currentAnnouncement(stored: string | null): CurrentAnnouncement | undefined {
  const announced = announcementsOf(stored);
  const last = announced.at(-1);
  if (!last) return undefined;
  const changes = announced.reduce<AnnouncedChanges>(changesAfter, {});
  return { kind: last.kind, changes, ...(last.kind === 'cancelled' && last.note && { note: last.note }) };
}

/** Whether an announcement changes nothing of what holds already: its response was lost, or it was sent twice. */
export function holdsAlready(current: CurrentAnnouncement | undefined, said: EventAnnouncement | null) {
  if (current?.kind !== said?.kind) return false;
  const changes = current?.changes ?? {};
  return said === null || JSON.stringify(changes) === JSON.stringify(changesAfter(changes, said));
}

/** Whether announcements changed when or where an event takes place. */
export const hasMoved = (announced: CurrentAnnouncement | undefined): boolean =>
  Object.keys(announced?.changes ?? {}).some((name) => name !== 'cancelledDates');

/** The announcements to be stored after another one, or after the last was taken back (null); null for none. */
export function withAnnouncement(stored: string | null, next: EventAnnouncement | null): string | null {
  const before = announcementsOf(stored);
  const after = next ? [...before, next].slice(-MAX_ANNOUNCEMENTS) : before.slice(0, -1);
  return after.length > 0 ? JSON.stringify(after) : null;
}

/**
 * The announcements of an event whose approval was taken back, once some of its fields were changed: new days, hours or
 * another place are the latest word on where and when it is, so no earlier announcement about them holds any more.
 */
export function announcementsAfterChange(stored: string | null, changed: readonly string[]): string | null {
  const announced = announcementsOf(stored);
  const isAbout = (one: EventAnnouncement, name: string) =>
    Object.hasOwn(changesOf(one), one.kind === 'date-cancelled' && DAYS.has(name) ? 'cancelledDates' : name);
  const isNewer = announced.some((one) => changed.some((name) => isAbout(one, name)));
  if (!isNewer) return stored;
  const last = announced.at(-1);
  return last && !changesAnything(last) ? withAnnouncement(null, last) : null;
}
