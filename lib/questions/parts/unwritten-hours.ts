import type { HourFilter } from '#lib/events/event-filters';
import { statedHours } from '#lib/events/event-hours';
import { EVENING_MINUTES } from '#lib/events/event-moments';
import type { EventSummary } from '#lib/events/event-summary';

/** Whether an event says no hours of its day: it may be on all day. */
export const hasNoHours = (event: EventSummary): boolean => statedHours(event) === undefined;

/** Whether of an evening that was asked for only what is on all day was found: nothing begins then. */
export const isOnlyAllDay = (hours: HourFilter | undefined, events: readonly EventSummary[]): boolean =>
  typeof hours === 'object' &&
  hours.after >= EVENING_MINUTES &&
  events.length > 0 &&
  events.every(hasNoHours);
