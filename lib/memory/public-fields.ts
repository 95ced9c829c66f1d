import type { CalendarEvent } from '#lib/events/calendar-event';

/**
 * The fields of an event that are remembered. Those without are derived from others, or say which version it is: a new
 * field does not compile until it is decided here.
 */
const REMEMBERED = {
  id: false,
  title: true,
  date: true,
  time: true,
  plainTime: true,
  venue: true,
  city: true,
  description: true,
  category: true,
  hasDefaultCategory: false,
  isAllDay: true,
  image: true,
  images: true,
  imageTexts: true,
  likes: false,
  placeId: false,
  cost: true,
  status: true,
  endDate: true,
  moreDates: true,
  cancelledDates: true,
  endTime: true,
  plainEndTime: true,
  organizer: true,
  ticketUrl: true,
  website: true,
  price: true,
  currency: true,
  address: true,
  country: true,
  district: true,
  details: true,
  timeZone: true,
  revision: false,
  movedFrom: true,
} as const satisfies Record<keyof CalendarEvent, boolean>;

const FIELDS = (Object.keys(REMEMBERED) as (keyof CalendarEvent)[]).filter((name) => REMEMBERED[name]);

/**
 * What is compared of an event, as text: its public fields in one order, and how often its organiser has changed it since
 * it was published.
 */
export function comparedContent(event: CalendarEvent): string {
  const { revision } = event;
  const changes = revision && revision.sequence > 0 ? [revision.sequence, ...(revision.withdrawn ?? [])] : [];
  return JSON.stringify([FIELDS.map((name) => event[name] ?? null), changes]);
}

/** An event as it is kept: without what it is not shown with, and without any field that nobody has decided about. */
export const publicFieldsOf = (event: CalendarEvent): CalendarEvent => {
  const { id, likes } = event;
  const found = FIELDS.filter((name) => event[name] !== undefined).map((name) => [name, event[name]]);
  return { id, likes, ...Object.fromEntries(found) } as CalendarEvent;
};
