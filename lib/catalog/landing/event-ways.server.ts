import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { eventAt } from '#lib/events/page/event-at';
import { categoryWay, monthWay, type Way } from '#lib/landing/event-ways';
import { celebrationWay } from './celebration-page.server.ts';
import { servedCategories } from './served-categories.server.ts';

/**
 * The ways from an event to the landing pages that it is on: of its celebration, its category, and the month of its next
 * date. Throws when there are no events to serve.
 */
export async function eventWays(event: CalendarEvent, now: number): Promise<Way[]> {
  const ways = [
    await celebrationWay(event, now),
    categoryWay(event, await servedCategories(now)),
    monthWay(eventAt(event, now)),
  ];
  return ways.filter((way) => way !== undefined);
}
