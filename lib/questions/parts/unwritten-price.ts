import type { EventSummary } from '#lib/events/event-summary';
import { knownCost } from '#lib/events/format-cost';

/** Whether an event has no price in figures, and is not free: what it costs is not written. */
export const hasNoPrice = ({ cost = '' }: Pick<EventSummary, 'cost'>): boolean =>
  cost === '' || knownCost(cost) === 'paid';
