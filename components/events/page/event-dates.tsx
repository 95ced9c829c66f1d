import { groupInMonths } from '#lib/events/lists/group-by-month';
import type { EventDate } from '#lib/events/page/event-at';
import { monthOf } from '#lib/time/calendar-day';
import { MINUTE_MS } from '#lib/time/durations';
import { formatMonth, formatShortDay } from '#lib/time/format-day';
import styles from './event-dates.module.css';

type EventDatesProps = {
  /** All dates of the event in order. */
  dates: readonly EventDate[];
  /** Level of the heading, below that of the event. */
  level: 2 | 3;
};

/** When a date is over by itself, in minutes since 1970, as the page's script reads it. */
const overAt = ({ moments }: EventDate) => moments && (moments.ends ?? moments.closes) / MINUTE_MS;

/** 'Sat 9' below the name of its month. */
const dayInMonth = (day: string) => formatShortDay(day).split(' ').slice(0, 2).join(' ');

/**
 * All dates of an event with several, by month: which are over, and which is next. The page's script marks those that
 * end while the page is read, which is why differences to the server's HTML are expected.
 */
export function EventDates({ dates, level }: EventDatesProps) {
  const Heading = `h${level}` as const;
  const next = dates.find(({ isOver }) => !isOver);
  const months = groupInMonths(dates, ({ day }) => monthOf(day));
  const title = `All ${dates.length} dates`;
  return (
    <section className={styles.dates} aria-label={title}>
      <Heading className={styles.title}>{title}</Heading>
      {months.map(({ month = '', events: ofMonth }) => (
        <div key={month} className={styles.group}>
          <span className={styles.month}>{formatMonth(month)}</span>
          <ol className={styles.list} aria-label={formatMonth(month)}>
            {ofMonth.map((date) => (
              <li
                key={date.day}
                className={date.isOver ? styles.over : date.day === next?.day ? styles.next : undefined}
              >
                <time dateTime={date.day}>{dayInMonth(date.day)}</time>{' '}
                <span
                  className={styles.mark}
                  data-until={date.isOver ? undefined : overAt(date)}
                  data-then={date.isOver ? undefined : 'over'}
                  suppressHydrationWarning
                >
                  {date.isOver ? 'over' : date.day === next?.day ? 'next' : ''}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
