import { z } from 'zod';
import { parseJson } from '#lib/text/parse-json';
import { EVENT_FIELDS } from '../../fields/event-fields.ts';
import { daysFit } from '../../fields/event-submission.ts';

const { date, endDate, moreDates, time, isAllDay, venueName, community, country, timeZone } = EVENT_FIELDS;

/** When and where an event is after it moved. */
const MOVED_RULES = {
  date: date.rule,
  endDate: endDate.rule,
  moreDates: moreDates.rule,
  time: time.rule,
  isAllDay: isAllDay.rule,
  venueName: venueName.rule,
  community: community.rule,
  country: country.rule.unwrap().optional(),
  timeZone: timeZone.rule,
};

// Older ones are stored without a last day, further dates and a zone: an event had none of them. Those without a
// country did not ask for it.
const movedSchema = z.object({ kind: z.literal('moved'), ...MOVED_RULES }).check(daysFit);

/** What a submitter announces about an approved event: that it is cancelled, or its new days, time and place. */
export const eventAnnouncementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancelled') }),
  movedSchema,
]);

export type EventAnnouncement = z.output<typeof eventAnnouncementSchema>;
type Moved = z.output<typeof movedSchema>;

/** What holds of an event: its last announcement; of a cancelled one also where and when it was to be by then. */
export type CurrentAnnouncement = Moved | { kind: 'cancelled'; moved?: Moved };

/** Older ones are dropped, so that the stored list stays small. */
const MAX_ANNOUNCEMENTS = 50;

/** The announcements that are stored with an item, oldest first, without those that cannot be read; older items have one. */
export const announcementsOf = (stored: string | null): EventAnnouncement[] =>
  [parseJson(stored)].flat().flatMap((one) => eventAnnouncementSchema.safeParse(one).data ?? []);

/** What holds of an event by its stored announcements; undefined where it is as it was approved. */
export function currentAnnouncement(stored: string | null): CurrentAnnouncement | undefined {
  const announced = announcementsOf(stored);
  const last = announced.at(-1);
  if (last?.kind !== 'cancelled') return last;
  const moved = announced.findLast((one): one is Moved => one.kind === 'moved');
  return moved ? { ...last, moved } : last;
}

/** Where and when an event is to be by its announcements; undefined where that is as approved. */
export const movedOf = (announced: CurrentAnnouncement | undefined): Moved | undefined =>
  announced?.kind === 'cancelled' ? announced.moved : announced;

/** The announcements to be stored after another one, or after the last was taken back (null); null for none. */
export function withAnnouncement(stored: string | null, next: EventAnnouncement | null): string | null {
  const before = announcementsOf(stored);
  const after = next ? [...before, next].slice(-MAX_ANNOUNCEMENTS) : before.slice(0, -1);
  return after.length > 0 ? JSON.stringify(after) : null;
}

/**
 * The announcements of an event whose approval was taken back, once some of its fields were changed: new days, hours or
 * another place are the latest word on where and when it is, so no earlier move holds any more.
 */
export function announcementsAfterChange(stored: string | null, changed: readonly string[]): string | null {
  if (!changed.some((name) => Object.hasOwn(MOVED_RULES, name))) return stored;
  const isCancelled = currentAnnouncement(stored)?.kind === 'cancelled';
  return isCancelled ? withAnnouncement(null, { kind: 'cancelled' }) : null;
}
