import { Woven } from '#components/ui/layout/woven';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { DATE_TO_BE_CONFIRMED } from '#lib/events/format-event';
import { hasDay } from '#lib/events/upcoming-events';
import { formatShortDay, ticketStubParts } from '#lib/time/format-day';
import styles from './event-stub.module.css';

/** The stub of an event's ticket, for the eye: its first day big; the words beside it say the same. */
export function EventStub({ event }: { event: Pick<CalendarEvent, 'date' | 'endDate'> }) {
  if (!hasDay(event))
    return (
      <div className={`${styles.stub} ${styles.unknown}`} aria-hidden="true">
        {DATE_TO_BE_CONFIRMED}
      </div>
    );
  const { weekday, day, month } = ticketStubParts(event.date);
  return (
    <div className={styles.stub} aria-hidden="true">
      <div className={styles.weave}>
        <Woven look="edge" />
      </div>
      <span className={styles.weekday}>{weekday}</span>
      <span className={styles.day}>{day}</span>
      <span className={styles.month}>{month}</span>
      {event.endDate && <span className={styles.until}>to {formatShortDay(event.endDate).slice(0, -5)}</span>}
    </div>
  );
}
