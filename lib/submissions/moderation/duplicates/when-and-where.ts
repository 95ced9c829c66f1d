import { isCalendarDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';

/** When and where an event is, by which a moderator tells two of them apart: 'Sun 5 Dec 2027, 6 PM, Plaza' */
export const whenAndWhereWords = ({
  date,
  time,
  venue,
}: {
  date: string;
  time?: string | undefined;
  venue: string;
}) => [isCalendarDay(date) ? formatShortDay(date) : date, time, venue].filter(Boolean).join(', ');
