import type { EventAnnouncement } from '#lib/submissions/items/announcements/event-announcement';

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
