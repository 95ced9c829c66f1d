import { CATEGORY_LABELS, type EventCategory } from '#lib/events/event-category';
import { takesPlace } from '#lib/events/event-status';
import { type EventSummary, nextDayOf } from '#lib/events/event-summary';
import { hasDay } from '#lib/events/occurrences';
import { pluralize } from '#lib/text/pluralize';
import { belizeDay } from '#lib/time/calendar-day';
import { formatComingDay } from '#lib/time/format-day';
import { eventCount } from './event-count.ts';

/** The heading of the page of a category: 'Parade in Belize' */
export const categoryHeading = (category: EventCategory) => `${CATEGORY_LABELS[category]} in Belize`;

/** What the page of a category says of itself: how many events there are, and which is next, at an instant (milliseconds since 1970). `dates` are the listed ones. */
export function categoryWords(category: EventCategory, dates: readonly EventSummary[], now: number) {
  const heading = categoryHeading(category);
  const { inBelize, inWords } = eventCount(dates);
  // An event abroad is not next in Belize, and one without a day is not next.
  const next = dates.find((event) => takesPlace(event) && hasDay(event) && !event.country);
  const following = next
    ? ` Next: ${next.title}, ${formatComingDay(nextDayOf(next, now), belizeDay(now))}.`
    : '';
  const lead = inWords ? `${inWords}.${following}` : 'No event of this kind is in our calendar at present.';
  return {
    heading,
    lead,
    title: inBelize > 0 ? `${heading}: ${pluralize(inBelize, 'event')}` : heading,
    description: inWords ? `${CATEGORY_LABELS[category]}: ${lead}` : `${heading}. ${lead}`,
  };
}
