import { type EventSummary, nextDayOf } from '#lib/events/event-summary';
import { DATE_TO_BE_CONFIRMED } from '#lib/events/format-event';
import { hasDay, moreDatesMark } from '#lib/events/occurrences';
import { belizeDay } from '#lib/time/calendar-day';
import { ticketStubParts } from '#lib/time/format-day';
import styles from './day-stub.module.css';

type DayStubProps = {
  event: EventSummary;
  /** The instant at which it is shown, in milliseconds since 1970. */
  now: number;
  isCompact?: boolean;
  /** Whether it is narrow on a phone, as on a compact ticket. */
  hasShortWords?: boolean;
};

/** What it says while there is no date; on a small ticket in fewer letters. */
const UNKNOWN = { card: DATE_TO_BE_CONFIRMED, compact: 'Date to come' };

/**
 * The stub of a card or a compact ticket with its day, its year where that is not the present one, and the number of
 * further dates; what has begun shows today, or tomorrow where it has closed for today at `now`.
 */
export function DayStub({ event, now, isCompact = false, hasShortWords = isCompact }: DayStubProps) {
  const look = isCompact ? styles.compact : styles.stub;
  if (!hasDay(event))
    return <span className={`${look} ${styles.unknown}`}>{UNKNOWN[hasShortWords ? 'compact' : 'card']}</span>;
  const shown = nextDayOf(event, now);
  const { weekday, day, month } = ticketStubParts(shown, belizeDay(now));
  const more = moreDatesMark(event);
  return (
    <time className={look} dateTime={shown}>
      <span>{weekday}</span> <span className={styles.day}>{day}</span> <span>{month}</span>
      {more && <span className={styles.more}> {more}</span>}
    </time>
  );
}
