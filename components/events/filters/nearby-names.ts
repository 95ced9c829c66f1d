import type { EventChoices } from '#lib/events/event-choices';
import type { EventSummary } from '#lib/events/event-summary';

/** Names of the neighbours that have something, in the order of the map; of many the first few. */
export function nearbyNames(
  nearby: readonly string[],
  events: readonly EventSummary[],
  { cities }: EventChoices,
) {
  const names = nearby
    .filter((neighbour) => events.some(({ place }) => place === neighbour))
    .map((neighbour) => cities.find(({ value }) => value === neighbour)?.label);
  return names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : '');
}
