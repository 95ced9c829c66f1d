import { CompactTicket } from '#components/events/card/compact-ticket';
import { type EventSummary, nextDayOf } from '#lib/events/event-summary';
import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { formatComingDay, formatLongDay } from '#lib/time/format-day';
import styles from './rows-by-day.module.css';

type RowsByDayProps = {
  /** In the order of their days; each has one date. */
  events: readonly EventSummary[];
  /** The first day that is shown: what began before it stands there, or at its next day once it has closed for today. */
  from?: CalendarDay | undefined;
  today: CalendarDay;
  /** In milliseconds since 1970. */
  now: number;
  /** Level of the days' headings. */
  level?: 3 | 4;
};

function DayTitle({ day, today }: { day: string; today: CalendarDay }) {
  if (!isCalendarDay(day)) return 'Day to be confirmed';
  return <time dateTime={day}>{day >= today ? formatComingDay(day, today) : formatLongDay(day)}</time>;
}

/** Events as small tickets below their days, for a page that is read and not searched. */
export function RowsByDay({ events, from = '', today, now, level = 3 }: RowsByDayProps) {
  const Heading = `h${level}` as const;
  // A date that is no day yet, as '12 December', comes before none.
  const days = Map.groupBy(events, (event) => {
    const { date } = event;
    if (!from || !isCalendarDay(date)) return date;
    const next = nextDayOf(event, now);
    return next < from ? from : next;
  });
  return (
    <div className={styles.days}>
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <Heading className={styles.day}>
            <DayTitle day={day} today={today} />
          </Heading>
          <ul className={styles.rows}>
            {ofDay.map((event) => (
              <li key={`${event.id} ${event.date}`}>
                <CompactTicket event={event} now={now} level={level === 3 ? 4 : 5} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
