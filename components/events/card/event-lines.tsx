import type { EventSummary } from '#lib/events/event-summary';
import { DATE_TO_BE_CONFIRMED } from '#lib/events/format-event';
import { groupByMonth } from '#lib/events/group-by-month';
import { hasDay } from '#lib/events/upcoming-events';
import { pluralize } from '#lib/text/pluralize';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatMonth, ticketStubParts } from '#lib/time/format-day';
import styles from './event-lines.module.css';

type EventLinesProps = { events: readonly EventSummary[]; today: CalendarDay };

function Day({ event, today }: { event: EventSummary; today: CalendarDay }) {
  if (!hasDay(event)) return null;
  const shown = event.date < today ? today : event.date;
  const { weekday, day } = ticketStubParts(shown);
  return (
    <time className={styles.day} dateTime={shown}>
      <span>{weekday}</span> {day}
    </time>
  );
}

/** Events in one line each, month by month, collapsed at first. */
export function EventLines({ events, today }: EventLinesProps) {
  return groupByMonth(events, today).map(({ month, events: ofMonth }) => (
    <details key={month ?? 'unknown'} className={styles.month}>
      <summary className={styles.title}>
        <span>
          {month ? formatMonth(month) : DATE_TO_BE_CONFIRMED}{' '}
          <span>{pluralize(ofMonth.length, 'more event')}</span>
        </span>
      </summary>
      <ul>
        {ofMonth.map((event) => (
          <li key={event.id} data-category={event.category}>
            <a className={styles.line} href={`/events/${event.id}`}>
              <Day event={event} today={today} />
              <span className={event.status === 'cancelled' ? styles.over : undefined}>{event.title}</span>
              <span className={styles.city}>
                {event.status ? `${event.status === 'cancelled' ? 'Cancelled' : 'Postponed'}, ` : ''}
                {event.city}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  ));
}
