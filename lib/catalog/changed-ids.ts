import type { CalendarEvent } from '#lib/events/calendar-event';
import { mapSlices, type Slices } from '#lib/time/slices';

/** The ids of events that were added, removed or changed between two lists. */
export function* changedIds(
  before: readonly CalendarEvent[],
  after: readonly CalendarEvent[],
): Slices<string[]> {
  const byId = (events: readonly CalendarEvent[]) => new Map(events.map((event) => [event.id, event]));
  const old = byId(before);
  yield;
  const fresh = byId(after);
  yield;
  const isSame = (id: string) =>
    old.get(id) === fresh.get(id) || JSON.stringify(old.get(id)) === JSON.stringify(fresh.get(id));
  const ids = [...new Set([...old.keys(), ...fresh.keys()])];
  const changed = yield* mapSlices(ids, (id) => (isSame(id) ? [] : [id]));
  return changed.flat();
}
