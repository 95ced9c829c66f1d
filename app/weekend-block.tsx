import 'server-only';
import { WeekendEvents } from '#components/events/weekend-events';
import type { EventSnapshot } from '#lib/catalog/event-snapshot.server';
import { weekendEvents } from '#lib/events/browser-events';
import { belizeDay } from '#lib/time/calendar-day';

/** The next few days at a glance; absent when nothing is on. */
export function WeekendBlock({ snapshot, now }: { snapshot: EventSnapshot; now: number }) {
  const today = belizeDay(now);
  const { events, total } = weekendEvents(snapshot.events, today);
  return total > 0 ? <WeekendEvents events={events} total={total} today={today} /> : null;
}
