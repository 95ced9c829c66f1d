import type { EventDate } from '#lib/events/page/event-at';
import { MINUTE_MS } from '#lib/time/durations';
import { formatShortDay } from '#lib/time/format-day';
import styles from './event-dates.module.css';

type EventDatesProps = {
  /** All dates of the event in order. */
  dates: readonly EventDate[];
  /** Level of the heading, below that of the event. */
  level: 2 | 3;
};

/** When a date is over by itself, in minutes since 1970, as the page's script reads it. */
const overAt = ({ moments }: EventDate) => moments && (moments.ends ?? moments.closes) / MINUTE_MS;

/**
 * All dates of an event with several: which are over, and which is next. The page's script marks those that end while
 * the page is read, which is why differences to the server's HTML are expected.
 */
export function EventDates({ dates, level }: EventDatesProps) {
  const Heading = `h${level}` as const;
  const next = dates.find(({ isOver }) => !isOver);
  return (
    <section className={styles.dates} aria-label={`All ${dates.length} dates`}>
      <Heading className={styles.title}>All {dates.length} dates</Heading>
      <ol className={styles.list}>
        {dates.map((date) => (
          <li key={date.day} className={date.isOver ? styles.over : date === next ? styles.next : undefined}>
            <time dateTime={date.day}>{formatShortDay(date.day)}</time>{' '}
            <span
              className={styles.mark}
              data-until={date.isOver ? undefined : overAt(date)}
              data-then={date.isOver ? undefined : 'over'}
              suppressHydrationWarning
            >
              {date.isOver ? 'over' : date === next ? 'next' : ''}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
