import { z } from 'zod';
import { EVENT_FIELDS } from './fields/event-fields.ts';

const { date, time, isAllDay, venueName, community } = EVENT_FIELDS;

/** What a submitter announces about an approved event: that it is cancelled, or its new date, time and place. */
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
