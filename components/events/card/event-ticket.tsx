import { Chip } from '#components/ui/chip';
import { Icon } from '#components/ui/icon';
import { Woven } from '#components/ui/layout/woven';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import { DATE_TO_BE_CONFIRMED } from '#lib/events/format-event';
import { hasDay, lastDay } from '#lib/events/upcoming-events';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatShortDay, ticketStubParts } from '#lib/time/format-day';
import { EventNotice } from '../page/event-notice.tsx';
import stub from './event-stub.module.css';
import styles from './event-ticket.module.css';

type EventTicketProps = { event: CalendarEvent; today: CalendarDay; level: 1 | 2; titleId: string };

/** Characters; a longer title has a smaller font. */
const LONG_TITLE = 60;

const titleClass = ({ title, status }: CalendarEvent) =>
  [styles.title, title.length > LONG_TITLE && styles.long, status === 'cancelled' && styles.over]
    .filter(Boolean)
    .join(' ');

/** The ticket's stub with the first day; hidden from screen readers, because the facts say the same. */
function TicketStub({ event }: { event: Pick<CalendarEvent, 'date' | 'endDate'> }) {
  if (!hasDay(event))
    return (
      <div className={`${stub.stub} ${stub.unknown}`} aria-hidden="true">
        {DATE_TO_BE_CONFIRMED}
      </div>
    );
  const { weekday, day, month } = ticketStubParts(event.date);
  return (
    <div className={stub.stub} aria-hidden="true">
      <div className={stub.weave}>
        <Woven look="edge" />
      </div>
      <span className={stub.weekday}>{weekday}</span>
      <span className={stub.day}>{day}</span>
      <span className={stub.month}>{month}</span>
      {event.endDate && <span className={stub.until}>to {formatShortDay(event.endDate).slice(0, -5)}</span>}
    </div>
  );
}

/** The heading of an event as a ticket: its stub, title, category and status. */
export function EventTicket({ event, today, level, titleId }: EventTicketProps) {
  const Heading = `h${level}` as const;
  const isDated = hasDay(event);
  return (
    <div className={styles.ticket}>
      <div className={styles.paper}>
        <TicketStub event={event} />
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
