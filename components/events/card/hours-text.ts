import type { EventSummary } from '#lib/events/event-summary';
import { hasDay } from '#lib/events/occurrences';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatLastDay, formatShortDay } from '#lib/time/format-day';

/** How a card and a compact ticket say the last of several days: 'to Mon 30 Nov', 'to 30 Nov'. */
const LAST_DAY = {
  card: formatLastDay,
  compact: (day: CalendarDay) => `to ${formatShortDay(day).slice(4, -5)}`,
};

/** The hours of an event: 'All day', '8 PM - 1 AM', '8 PM, to Mon 30 Nov'; undefined while nothing is known. */
export function hoursText(event: EventSummary, size: keyof typeof LAST_DAY): string | undefined {
  if (!hasDay(event)) return event.time;
  const time = event.time ?? 'All day';
  return event.endDate ? `${time}, ${LAST_DAY[size](event.endDate)}` : time;
}
