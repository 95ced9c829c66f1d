import type { EventSummary } from '#lib/events/event-summary';
import { DATE_TO_BE_CONFIRMED } from '#lib/events/format-event';
import { hasDay, moreDatesMark } from '#lib/events/occurrences';
import type { CalendarDay } from '#lib/time/calendar-day';
import { ticketStubParts } from '#lib/time/format-day';
import styles from './day-stub.module.css';

type DayStubProps = {
  event: EventSummary;
  today: CalendarDay;
  isCompact?: boolean;
  /** Whether it is narrow on a phone, as on a compact ticket. */
  hasShortWords?: boolean;
};

/** What it says while there is no date; on a small ticket in fewer letters. */
const UNKNOWN = { card: DATE_TO_BE_CONFIRMED, compact: 'Date to come' };

/**
 * The stub of a card or a compact ticket with its day, its year where that is not the present one, and the number of
 * further dates; what has begun shows today until it is over.
 */
export function DayStub({ event, today, isCompact = false, hasShortWords = isCompact }: DayStubProps) {
  const look = isCompact ? styles.compact : styles.stub;
  if (!hasDay(event))
    return <span className={`${look} ${styles.unknown}`}>{UNKNOWN[hasShortWords ? 'compact' : 'card']}</span>;
  const isRunning = event.date < today && (event.endDate ?? '') >= today;
  const shown = isRunning ? today : event.date;
  const { weekday, day, month } = ticketStubParts(shown, today);
  const more = moreDatesMark(event);
  return (
    <time className={look} dateTime={shown}>
      <span>{weekday}</span> <span className={styles.day}>{day}</span> <span>{month}</span>
      {more && <span className={styles.more}> {more}</span>}
    </time>
  );
}
