import type { EventAnnouncement } from '#lib/submissions/items/announcements/announcement-kinds';
import {
  type CurrentAnnouncement,
  currentAnnouncement,
} from '#lib/submissions/items/announcements/event-announcement';

type Moved = Extract<EventAnnouncement, { kind: 'moved' }>;

/** An announcement that an event moved, as it is stored. */
export const someMove = (changes: Partial<Moved> = {}): Moved => ({
  kind: 'moved',
  date: '2027-12-12',
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
