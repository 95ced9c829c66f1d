import { z } from 'zod';
import { textField } from '#lib/forms/field-schemas';
import { isCalendarDay } from '#lib/time/calendar-day';

/** What a submitter says of an event after it was approved: that it is cancelled, or where and when it is now. */
export const eventAnnouncementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancelled') }),
  z.object({
    kind: z.literal('moved'),
    date: textField({ name: 'Event date', max: 10, required: 'Event date is required' }).refine(
      (value) => value === '' || isCalendarDay(value),
      'Event date must be a day like 2026-11-19',
    ),
    time: textField({ name: 'Event time', max: 60 }),
    isAllDay: z.boolean().default(false),
    venueName: textField({ name: 'Venue name', max: 120, required: 'Venue name is required' }),
    community: textField({ name: 'City/Community', max: 80, required: 'City/Community is required' }),
  }),
]);

export type EventAnnouncement = z.output<typeof eventAnnouncementSchema>;
