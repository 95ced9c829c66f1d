import { CATEGORY_LABELS, type EventCategory } from '#lib/events/event-category';
import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import { pluralize } from '#lib/text/pluralize';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatComingDay } from '#lib/time/format-day';

/** The heading of the page of a category: 'Parade in Belize' */
export const categoryHeading = (category: EventCategory) => `${CATEGORY_LABELS[category]} in Belize`;

/** What the page of a category says of itself: how many events there are, and which is next. `dates` are the listed ones. */
export function categoryWords(category: EventCategory, dates: readonly EventSummary[], today: CalendarDay) {
  const heading = categoryHeading(category);
  const toCome = dates.filter(takesPlace);
  const [next] = toCome;
  const count = pluralize(new Set(toCome.map(({ id }) => id)).size, 'event');
  const lead = next
    ? `${count}. Next: ${next.title}, ${formatComingDay(next.date, today)}.`
    : 'No event of this kind is in our calendar at present.';
  return {
    heading,
    lead,
    title: next ? `${heading}: ${count}` : heading,
    description: next ? `${CATEGORY_LABELS[category]}: ${lead}` : `${heading}. ${lead}`,
  };
}
