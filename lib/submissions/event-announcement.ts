import { z } from 'zod';
import { EVENT_FIELDS } from './fields/event-fields.ts';

const { date, time, isAllDay, venueName, community } = EVENT_FIELDS;

/** What a submitter says of an event after it was approved: that it is cancelled, or where and when it is now. */
export const eventAnnouncementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancelled') }),
  z.object({
    kind: z.literal('moved'),
    date: date.rule,
    time: time.rule,
    isAllDay: isAllDay.rule,
    venueName: venueName.rule,
    community: community.rule,
  }),
]);

export type EventAnnouncement = z.output<typeof eventAnnouncementSchema>;
