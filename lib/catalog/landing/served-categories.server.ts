import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import type { EventCategory } from '#lib/events/event-category';
import { categoriesWithPage } from '#lib/landing/categories-with-page';
import { belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { servedEvents } from '../event-snapshot.server.ts';

type Found = { day: CalendarDay; categories: ReadonlySet<EventCategory> };

const found = new WeakMap<readonly CalendarEvent[], Found>();

/**
 * The categories that have a page at an instant (milliseconds since 1970), found once for the served events and the day.
 * None while no events are served.
 */
export async function servedCategories(now: number): Promise<ReadonlySet<EventCategory>> {
  const served = await servedEvents().catch(() => undefined);
  if (!served) return new Set();
  const day = belizeDay(now);
  const known = found.get(served.events);
  if (known?.day === day) return known.categories;
  const categories = categoriesWithPage(served.events, day);
  found.set(served.events, { day, categories });
  return categories;
}
