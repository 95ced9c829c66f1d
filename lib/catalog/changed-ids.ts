import type { CalendarEvent } from '#lib/events/calendar-event';

/** The ids of events that were added, removed or changed between two lists. */
export function changedIds(before: readonly CalendarEvent[], after: readonly CalendarEvent[]): string[] {
  const byId = (events: readonly CalendarEvent[]) => new Map(events.map((event) => [event.id, event]));
  const [old, fresh] = [byId(before), byId(after)];
  const isSame = (id: string) =>
    old.get(id) === fresh.get(id) || JSON.stringify(old.get(id)) === JSON.stringify(fresh.get(id));
  return [...new Set([...old.keys(), ...fresh.keys()])].filter((id) => !isSame(id));
}
