import { startClock } from '#lib/events/event-hours';
import type { EventSummary } from '#lib/events/event-summary';
import { hasDay } from '#lib/events/occurrences';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatLastDay, formatShortDay } from '#lib/time/format-day';

/** How a card and a compact ticket say the last of several days: 'to Mon 30 Nov', 'to 30 Nov'. */
const LAST_DAY = {
  card: formatLastDay,
  compact: (day: CalendarDay) => `to ${formatShortDay(day).slice(4, -5)}`,
};

type TicketHoursProps = {
  event: EventSummary;
  size: keyof typeof LAST_DAY;
  className: string | undefined;
  'data-part'?: 'time';
};

/**
 * The line with the hours of an event: 'All day', '8 PM - 1 AM', '8 PM, to Mon 30 Nov'; nothing while nothing is known.
 * Machines read its beginning and its last day.
 */
export function TicketHours({ event, size, ...line }: TicketHoursProps) {
  const { time, endDate } = event;
  if (!hasDay(event)) return time && <span {...line}>{time}</span>;
  const hours = time ?? 'All day';
  const start = startClock(event);
  if (!endDate)
    return start ? (
      <time {...line} dateTime={start}>
        {hours}
      </time>
    ) : (
      <span {...line}>{hours}</span>
    );
  return (
    <span {...line}>
      {start ? <time dateTime={start}>{hours}</time> : hours},{' '}
      <time dateTime={endDate}>{LAST_DAY[size](endDate)}</time>
    </span>
  );
}
