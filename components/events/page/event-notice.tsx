'use client';

import { Icon } from '#components/ui/icon';
import type { EventStatus } from '#lib/events/calendar-event';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import { useToday } from '../list/use-today.ts';
import styles from './event-notice.module.css';

type EventNoticeProps = {
  status: EventStatus;
  /** Both are absent when the date is to be confirmed. */
  firstDay: CalendarDay | undefined;
  lastDay: CalendarDay | undefined;
  /** The day in Belize when the page was rendered. */
  pageDay: CalendarDay;
};

/**
 * Says that an event is today, has ended, or is cancelled or postponed. It follows the browser's clock, because a
 * cached page may have been rendered on an earlier day.
 */
export function EventNotice({ status, firstDay, lastDay, pageDay }: EventNoticeProps) {
  const today = useToday(pageDay);
  if (status === 'cancelled')
    return (
      <p className={`${styles.notice} ${styles.warning}`}>
        <Icon name="warning" />
        This event has been cancelled.
      </p>
    );
  if (lastDay !== undefined && lastDay < today)
    return (
      <p className={styles.notice}>
        <Icon name="info" />
        This event has ended.
      </p>
    );
  if (status === 'postponed')
    return (
      <p className={`${styles.notice} ${styles.warning}`}>
        <Icon name="warning" />
        This event has been postponed. The new date is not known yet.
      </p>
    );
  if (firstDay === undefined || lastDay === undefined || today < firstDay) return null;
  return (
    <p className={`${styles.notice} ${styles.today}`} data-today="">
      <Icon name="sun" />
      {today < lastDay ? `On now, until ${formatLongDay(lastDay)}` : 'Today'}
    </p>
  );
}
