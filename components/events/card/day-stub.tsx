import { type EventSummary, nextDayChange, nextDayOf } from '#lib/events/event-summary';
import { DATE_TO_BE_CONFIRMED } from '#lib/events/format-event';
import { hasDay, moreDatesMark } from '#lib/events/occurrences';
import { belizeDay } from '#lib/time/calendar-day';
import { MINUTE_MS } from '#lib/time/durations';
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

type DayPartProps = {
  className?: string | undefined;
  text: string;
  until: number | undefined;
  then: string | undefined;
};

/** What it says while there is no date; on a small ticket in fewer letters. */
const UNKNOWN = { card: DATE_TO_BE_CONFIRMED, compact: 'Date to come' };

/** A part of the day, and what the page's script writes in its place from a minute since 1970 on. */
function DayPart({ className, text, until, then }: DayPartProps) {
  const isChanging = then !== undefined && then !== text;
  const change = isChanging && { 'data-until': until, 'data-then': then, suppressHydrationWarning: true };
  return (
    <span className={className} {...change}>
      {text}
    </span>
  );
}

/**
 * The stub of a card or a compact ticket with its day, its year where that is not the present one, and the number of
 * further dates; what has begun shows today, or tomorrow where it has closed for today at `now`. When that happens in an
 * open page, its script says the new day, to machines too, which is why differences to the server's HTML are expected.
 */
export function DayStub({ event, now, isCompact = false, hasShortWords = isCompact }: DayStubProps) {
  const look = isCompact ? styles.compact : styles.stub;
  if (!hasDay(event))
    return <span className={`${look} ${styles.unknown}`}>{UNKNOWN[hasShortWords ? 'compact' : 'card']}</span>;
  const shown = nextDayOf(event, now);
  const { weekday, day, month } = ticketStubParts(shown, belizeDay(now));
  const change = nextDayChange(event, now);
  const then = change && ticketStubParts(change.day, belizeDay(change.at));
  const until = change && change.at / MINUTE_MS;
  const more = moreDatesMark(event);
  return (
    <time
      className={look}
      dateTime={shown}
      {...(change && { 'data-until': until, 'data-date': change.day, suppressHydrationWarning: true })}
    >
      <DayPart text={weekday} until={until} then={then?.weekday} />{' '}
      <DayPart text={day} until={until} then={then?.day} className={styles.day} />{' '}
      <DayPart text={month} until={until} then={then?.month} />
      {more && <span className={styles.more}> {more}</span>}
    </time>
  );
}
