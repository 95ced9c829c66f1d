import { Chip, chipClass } from '#components/ui/chip';
import { type EventSummary, summaryMoments } from '#lib/events/event-summary';
import { formatEventWhere } from '#lib/events/format-event';
import { hourAttributes } from '#lib/events/hour-attributes';
import { eventPoster } from '#lib/events/images/event-poster';
import { moreDatesMark } from '#lib/events/occurrences';
import { hasDay } from '#lib/events/upcoming-events';
import { belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { formatShortDay, ticketStubParts } from '#lib/time/format-day';
import styles from './compact-ticket.module.css';
import { EventImage } from './event-image.tsx';

type CompactTicketProps = {
  event: EventSummary;
  /** The instant for which the ticket is drawn, in milliseconds since 1970. */
  now: number;
  /** Level of the heading, below the one above the tickets. */
  level?: 2 | 3 | 4 | 5;
  /** Whether it has its picture; by default it has. */
  isPictured?: boolean;
};

/** The day on the stub: of an event that has begun today, and with the year where that is not the current one. */
function Stub({ event, today }: { event: EventSummary; today: CalendarDay }) {
  if (!hasDay(event)) return <span className={`${styles.stub} ${styles.unknown}`}>Date to come</span>;
  const isUnderWay = event.endDate !== undefined && event.date < today && today <= event.endDate;
  const shown = isUnderWay ? today : event.date;
  const { weekday, day, month } = ticketStubParts(shown, today);
  const more = moreDatesMark(event);
  return (
    <time className={styles.stub} dateTime={shown}>
      <span>{weekday}</span> <span className={styles.day}>{day}</span> <span>{month}</span>
      {more && <span className={styles.more}> {more}</span>}
    </time>
  );
}

/** 'All day', '8 PM - 1 AM', '8 PM, to 30 Nov'; '' while nothing is known. */
function hours(event: EventSummary): string {
  if (!hasDay(event)) return event.time ?? '';
  const time = event.time ?? 'All day';
  return event.endDate ? `${time}, to ${formatShortDay(event.endDate).slice(4, -5)}` : time;
}

/**
 * An event as a ticket of few lines, for lists beside or below something else; all of it is one link. Its state by the
 * hour is kept right by the page's script, which is why differences to the server's HTML are expected.
 */
export function CompactTicket({ event, now, level = 3, isPictured = true }: CompactTicketProps) {
  const Heading = `h${level}` as const;
  const { status, cost } = event;
  const hour = hourAttributes(summaryMoments(event), now);
  const line = [hours(event), formatEventWhere(event)].filter(Boolean).join(' · ');
  const looks = [styles.ticket, !status && styles.open, status === 'cancelled' && styles.cancelled];
  return (
    <a
      className={looks.filter(Boolean).join(' ')}
      href={`/events/${event.id}`}
      data-category={event.category}
      {...hour?.attributes}
      suppressHydrationWarning
    >
      <Stub event={event} today={belizeDay(now)} />
      <div className={styles.text}>
        <Heading className={styles.title}>{event.title}</Heading>
        {line && <span className={styles.line}>{line}</span>}
        {/* One chip: the status, else what the hour makes of it, else the cost. */}
        <span className={styles.chip}>
          {status ? (
            <Chip look="accent">{status === 'cancelled' ? 'Cancelled' : 'Postponed'}</Chip>
          ) : (
            <>
              {hour && (
                <span
                  className={`${chipClass('solid')} ${styles.state}`}
                  data-says=""
                  suppressHydrationWarning
                >
                  {hour.text}
                </span>
              )}
              {cost && <Chip look="solid">{cost}</Chip>}
            </>
          )}
        </span>
      </div>
      {isPictured && (
        <EventImage
          url={event.image || eventPoster(event)}
          category={event.category}
          alt=""
          size="thumb"
          frame={styles.picture}
        />
      )}
    </a>
  );
}
