import type { EventAnnouncement } from '#lib/submissions/items/announcements/announcement-kinds';
import {
  type CurrentAnnouncement,
  currentAnnouncement,
} from '#lib/submissions/items/announcements/event-announcement';
import { addDays } from '#lib/time/calendar-day';
import { EVENT_DAY } from './some-submission.ts';

type Moved = Extract<EventAnnouncement, { kind: 'moved' }>;

/** An announcement that an event moved, by a week, as it is stored. */
export const someMove = (changes: Partial<Moved> = {}): Moved => ({
  kind: 'moved',
  date: addDays(EVENT_DAY, 7),
  endDate: '',
  moreDates: [],
  time: '6 PM',
  isAllDay: false,
  venueName: 'Hall',
  community: 'Dangriga',
  timeZone: '',
  ...changes,
});

/** What holds of an event after these announcements, the latest one last. */
export function announced(...all: EventAnnouncement[]): CurrentAnnouncement {
  const current = currentAnnouncement(JSON.stringify(all));
  if (!current) throw new Error('An announcement cannot be read.');
  return current;
}
