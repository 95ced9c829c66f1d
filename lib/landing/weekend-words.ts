import { takesPlace } from '#lib/events/event-status';
import { pluralize } from '#lib/text/pluralize';
import { formatDaySpan, formatShortDay } from '#lib/time/format-day';
import { eventCount } from './event-count.ts';
import type { WeekendDates } from './weekend-dates.ts';

/** What the page of the weekend says of itself: how much is on, or what follows where nothing is. */
export function weekendWords({ from, to, weekend, next }: WeekendDates) {
  const heading = 'This weekend in Belize';
  const days = from === to ? formatShortDay(from) : formatDaySpan(from, to);
  const onDays = from === to ? `on ${days}` : `from ${days}`;
  const { inBelize: count, inWords } = eventCount(weekend);
  const following = next.find((event) => takesPlace(event) && !event.country);
  const follows = !inWords && following ? ` Next: ${following.title}.` : '';
  const lead = inWords ? `${inWords} ${onDays}.` : `Nothing is in our calendar ${onDays}.${follows}`;
  return {
    heading,
    days,
    lead,
    title: count > 0 ? `${heading}: ${pluralize(count, 'event')}` : `${heading}, and what comes next`,
    description: `${lead} With places, hours and prices.`,
  };
}
