import type { CalendarEvent } from '#lib/events/calendar-event';
import type { EventSummary } from '#lib/events/event-summary';

/** A concert in Dangriga, but for the fields that a test cares about. */
export const someEvent = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: '20261120-dangriga-punta-rock-concert',
  title: 'Punta Rock Concert',
  date: '2026-11-20',
  time: '8 PM - 1 AM',
  venue: 'Y-Not Island',
  city: 'Dangriga',
  description: 'Join us at Y-Not Island in Dangriga, 8 PM - 1 AM. Paid event.',
  category: 'entertainment',
  isAllDay: false,
  image: '',
  images: [],
  likes: 100,
  cost: 'Paid',
  status: 'scheduled',
  ...fields,
});

/** The same concert as a card shows it. */
export const someSummary = (fields: Partial<EventSummary> = {}): EventSummary => ({
  id: '20261120-dangriga-punta-rock-concert',
  title: 'Punta Rock Concert',
  date: '2026-11-20',
  time: '8 PM - 1 AM',
  venue: 'Y-Not Island',
  city: 'Dangriga',
  place: 'dangriga',
  category: 'entertainment',
  cost: 'Paid',
  ...fields,
});
