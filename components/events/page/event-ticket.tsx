import { Chip } from '#components/ui/chip';
import { Icon } from '#components/ui/icon';
import { Woven } from '#components/ui/layout/woven';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import { AHEAD_MS, type EventMoments } from '#lib/events/event-moments';
import { isOff, STATUS_NOTICES, takesPlace } from '#lib/events/event-status';
import { DATE_TO_BE_CONFIRMED } from '#lib/events/format-event';
import { hasDay, moreDatesText } from '#lib/events/occurrences';
import { belizeDay, belizeMidnight } from '#lib/time/calendar-day';
import { formatLastDay, formatLongDay, ticketStubParts } from '#lib/time/format-day';
import { EventNotice } from './event-notice.tsx';
import stub from './event-stub.module.css';
import styles from './event-ticket.module.css';

type EventTicketProps = {
  event: CalendarEvent;
  moments: EventMoments | undefined;
  /** When the page is rendered, in milliseconds since 1970. */
  now: number;
  level: 1 | 2;
  titleId: string;
};

/** Characters; a longer title has a smaller font. */
const LONG_TITLE = 60;

const titleClass = (event: CalendarEvent) =>
  [styles.title, event.title.length > LONG_TITLE && styles.long, isOff(event) && styles.over]
    .filter(Boolean)
    .join(' ');

/** The ticket's stub with the day at which the event is shown; hidden from screen readers, because the facts say the same. */
function TicketStub({ event }: { event: Pick<CalendarEvent, 'date' | 'endDate' | 'moreDates'> }) {
  if (!hasDay(event))
    return (
      <div className={`${stub.stub} ${stub.unknown}`} aria-hidden="true">
        {DATE_TO_BE_CONFIRMED}
      </div>
    );
  const { weekday, day, month } = ticketStubParts(event.date);
  const further = moreDatesText(event);
  return (
    <div className={stub.stub} aria-hidden="true">
      <div className={stub.weave}>
        <Woven look="edge" />
      </div>
      <time dateTime={event.date} className={stub.date}>
        <span className={stub.weekday}>{weekday}</span>
        <span className={stub.day}>{day}</span>
        <span className={stub.month}>{month}</span>
      </time>
      {event.endDate ? (
        <time dateTime={event.endDate} className={stub.until}>
          {formatLastDay(event.endDate)}
        </time>
      ) : (
        further && <span className={stub.until}>{further}</span>
      )}
    </div>
  );
}

/** Of its further dates those that may be called next before the page is read anew: the first of them, and what is soon. */
function soonDates({ moreDates = [] }: CalendarEvent, now: number) {
  const soon = belizeDay(now + AHEAD_MS);
  return moreDates.filter((day, index) => index === 0 || day <= soon);
}

/** The heading of an event as a ticket: its stub, title, category and status. */
export function EventTicket({ event, moments, now, level, titleId }: EventTicketProps) {
  const Heading = `h${level}` as const;
  const { endDate } = event;
  // Here on the server: a browser needs no table of statuses for the one sentence.
  const warning = STATUS_NOTICES[event.status];
  return (
    <div className={styles.ticket}>
      <div className={styles.paper}>
        <TicketStub event={event} />
        <div className={styles.head}>
          <Heading
            id={titleId}
            tabIndex={-1}
            className={titleClass(event)}
            data-long={event.title.length > LONG_TITLE ? '' : undefined}
          >
            {event.title}
          </Heading>
          <div className={styles.chips}>
            {!event.hasDefaultCategory && (
              <Chip look="hue">
                <Icon name={event.category} />
                {CATEGORY_LABELS[event.category]}
              </Chip>
            )}
            <EventNotice
              {...(warning && { warning, isToTakePlace: takesPlace(event) })}
              moments={moments}
              until={endDate && formatLongDay(endDate)}
              laterDates={soonDates(event, now).map((day) => ({ day, words: formatLongDay(day) }))}
              lastDayOpens={endDate ? belizeMidnight(endDate) : 0}
              pageNow={now}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
