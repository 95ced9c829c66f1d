import 'server-only';
import type { EventCategory } from '#lib/events/event-category';
import { groupByMonth } from '#lib/events/lists/group-by-month';
import { orderEvents } from '#lib/events/lists/order-events';
import { summarizeEvent } from '#lib/events/summarize-event';
import { toComeAt } from '#lib/events/upcoming-events';
import { recentOfCategory } from '#lib/landing/categories-with-page';
import { categoryWords } from '#lib/landing/category-words';
import { belizeDay } from '#lib/time/calendar-day';
import { loadEventLists } from '../load-events.server.ts';

/** So many events of a category are shown; the list has them all. */
const MOST_SHOWN = 60;

/** What the page of a category shows at an instant (milliseconds since 1970). Throws when there are no events to serve. */
export async function loadCategory(category: EventCategory, now: number) {
  const { summaries, snapshot } = await loadEventLists(now);
  const ofCategory = summaries.filter((event) => event.category === category);
  const { events } = orderEvents(toComeAt(ofCategory, now), now);
  const today = belizeDay(now);
  return {
    months: groupByMonth(events.slice(0, MOST_SHOWN), now),
    hasMore: events.length > MOST_SHOWN,
    /** What is over, where fewer than three are to come. */
    recent: recentOfCategory(category, snapshot.events, events, today).map(summarizeEvent),
    words: categoryWords(category, events, now),
  };
}
