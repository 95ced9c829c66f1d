import type { EventSummary } from '#lib/events/event-summary';
import { atNextDate, lastDay, occurrencesOf } from '#lib/events/occurrences';

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** How many days an event is away from the days that were asked for; those without a date come last. */
export function daysAway(event: EventSummary, days: { from: string; to: string }): number {
  const [begins, ends] = [dayNumber(event.date), dayNumber(lastDay(event))];
  const away = Math.max(0, begins - dayNumber(days.to), dayNumber(days.from) - ends);
  return Number.isNaN(away) ? Number.POSITIVE_INFINITY : away;
}

/** An event at that of its dates which is nearest to the days that were asked for. */
export function atNearestDate(event: EventSummary, days: { from: string; to: string }) {
  const away = (one: EventSummary) => daysAway(one, days);
  const nearest = occurrencesOf(event).reduce((best, one) => (away(one) < away(best) ? one : best));
  return { event: atNextDate(event, nearest.date), away: away(nearest) };
}
