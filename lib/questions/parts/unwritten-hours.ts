import { statedHours } from '#lib/events/event-hours';
import type { EventSummary } from '#lib/events/event-summary';

/** Whether an event says no hours of its day: it may be on all day. */
export const hasNoHours = (event: EventSummary): boolean => statedHours(event) === undefined;
