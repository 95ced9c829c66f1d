'use client';

import type { EventStatus } from '#lib/events/calendar-event';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from './event-details.module.css';
import { useToday } from './use-today.ts';

type EventNoticeProps = {
  status: EventStatus;
  /** Absent when the date is to be confirmed. */
  lastDay: CalendarDay | undefined;
  /** The day in Belize when the page was made. */
  pageDay: CalendarDay;
};

/**
 * What a visitor must know before reading on: the event is over, or will not be as planned. The browser looks at its
 * own clock, because a page that nobody opened for days was made on another day.
 */
export function EventNotice({ status, lastDay, pageDay }: EventNoticeProps) {
  const today = useToday(pageDay);
  if (status === 'cancelled') return <p className={styles.notice}>This event has been cancelled.</p>;
  if (lastDay !== undefined && lastDay < today)
    return <p className={`${styles.notice} ${styles.ended}`}>This event has ended.</p>;
  if (status === 'postponed')
    return <p className={styles.notice}>This event has been postponed. The new date is not known yet.</p>;
  return null;
}
