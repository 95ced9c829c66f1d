import { Chip } from '#components/ui/chip';
import { isOff, statusWord, takesPlace } from '#lib/events/event-status';
import { type EventSummary, summaryMoments } from '#lib/events/event-summary';
import { longTitle } from '#lib/events/format-event';
import { hourAttributes } from '#lib/events/hour-attributes';
import { eventPoster } from '#lib/events/images/event-poster';
import styles from './compact-ticket.module.css';
import { DayStub } from './day-stub.tsx';
import { EventImage } from './event-image.tsx';
import { HourChip } from './hour-chip.tsx';
import { StatusChip } from './status-chip.tsx';
import { TicketHours } from './ticket-hours.tsx';
import { TicketWhere } from './ticket-where.tsx';

type CompactTicketProps = {
  event: EventSummary;
  /** The instant for which the ticket is drawn, in milliseconds since 1970. */
  now: number;
  /** Level of the heading, below the one above the tickets. */
  level?: 2 | 3 | 4 | 5;
  /** Whether it has its image; by default it has. */
  isPictured?: boolean;
};

/**
 * An event as a ticket of few lines, for lists beside or below something else; all of it is one link. Its state by the
 * hour is kept right by the page's script, which is why differences to the server's HTML are expected.
 */
export function CompactTicket({ event, now, level = 3, isPictured = true }: CompactTicketProps) {
  const Heading = `h${level}` as const;
  const { cost } = event;
  const isOpen = takesPlace(event);
  const hour = hourAttributes(summaryMoments(event), now);
  const looks = [styles.ticket, isOpen && styles.open, isOff(event) && styles.cancelled];
  return (
    <a
      className={looks.filter(Boolean).join(' ')}
      href={`/events/${event.id}`}
      data-category={event.category}
      {...hour?.attributes}
      data-off={hour && !isOpen ? '' : undefined}
      suppressHydrationWarning
    >
      <DayStub event={event} now={now} isCompact />
      <div className={styles.text}>
        <Heading className={styles.title} data-long={longTitle(event)}>
          {event.title}
        </Heading>
        <TicketHours event={event} size="compact" className={styles.time} />
        <span className={styles.line}>
          <TicketWhere event={event} />
        </span>
        {/* One chip: the status, else what the hour makes of it, else the cost. */}
        <span className={styles.chip}>
          {statusWord(event) ? (
            <StatusChip event={event} />
          ) : (
            <>
              {hour && <HourChip text={hour.text} className={styles.state} />}
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
          frame={styles.image}
        />
      )}
    </a>
  );
}
