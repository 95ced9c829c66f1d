import { Chip } from '#components/ui/chip';
import { Icon } from '#components/ui/icon';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import { hasDay, lastDay } from '#lib/events/upcoming-events';
import type { CalendarDay } from '#lib/time/calendar-day';
import { EventNotice } from '../page/event-notice.tsx';
import { EventStub } from './event-stub.tsx';
import styles from './event-ticket.module.css';

type EventTicketProps = { event: CalendarEvent; today: CalendarDay; level: 1 | 2; titleId: string };

/** Characters; a title beyond this is set smaller. */
const LONG_TITLE = 60;

const titleClass = ({ title, status }: CalendarEvent) =>
  [styles.title, title.length > LONG_TITLE && styles.long, status === 'cancelled' && styles.over]
    .filter(Boolean)
    .join(' ');

/** The head of an event as a ticket: its stub, its title, its category and how it stands. */
export function EventTicket({ event, today, level, titleId }: EventTicketProps) {
  const Heading = `h${level}` as const;
  const isDated = hasDay(event);
  return (
    <div className={styles.ticket}>
      <div className={styles.paper}>
        <EventStub event={event} />
        <div className={styles.head}>
          <Heading id={titleId} tabIndex={-1} className={titleClass(event)}>
            {event.title}
          </Heading>
          <div className={styles.chips}>
            <Chip look="hue">
              <Icon name={event.category} />
              {CATEGORY_LABELS[event.category]}
            </Chip>
            <EventNotice
              status={event.status}
              firstDay={isDated ? event.date : undefined}
              lastDay={isDated ? lastDay(event) : undefined}
              pageDay={today}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
