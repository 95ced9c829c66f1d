import { memo } from 'react';
import { Chip, chipClass } from '#components/ui/chip';
import { CATEGORY_SHORT_LABELS } from '#lib/events/event-category';
import { isOff, takesPlace } from '#lib/events/event-status';
import { type EventSummary, summaryMoments } from '#lib/events/event-summary';
import { longTitle } from '#lib/events/format-event';
import { hourAttributes } from '#lib/events/hour-attributes';
import { eventPoster } from '#lib/events/images/event-poster';
import { belizeMidnight, type CalendarDay } from '#lib/time/calendar-day';
import { DayStub } from './day-stub.tsx';
import styles from './event-card.module.css';
import lines from './event-card-lines.module.css';
import hours from './event-hour.module.css';
import { EventImage } from './event-image.tsx';
import { HourChip } from './hour-chip.tsx';
import { StatusChip } from './status-chip.tsx';
import { TicketHours } from './ticket-hours.tsx';
import { TicketWhere } from './ticket-where.tsx';

type EventCardProps = {
  event: EventSummary;
  /** In a list one of `cardImages`; a card by itself shows the event's own image or its poster. */
  image?: string | undefined;
  today: CalendarDay;
  /** The instant whose state it shows at first (milliseconds since 1970); without it, the start of `today`. */
  now?: number | undefined;
  /** Level of the heading, below the one above the list. */
  level?: 3 | 4 | 5;
  /** Whether it is small on a phone. */
  isSmall?: boolean;
  /** Whether its image is loaded at once. */
  isEager?: boolean;
};

/**
 * An event as a ticket; the whole card is one link. Its state by the hour is kept right by the page's script, which is
 * why differences to the server's HTML are expected.
 */
export const EventCard = memo(function EventCard({
  event,
  image = event.image || eventPoster(event),
  today,
  now = 0,
  level = 4,
  isSmall = false,
  isEager = false,
}: EventCardProps) {
  const Heading = `h${level}` as const;
  const shownAt = Math.max(now, belizeMidnight(today));
  const hour = hourAttributes(summaryMoments(event), shownAt);
  const isOpen = takesPlace(event);
  const looks = [styles.card, hours.hour, isOpen && hours.on, isOff(event) && styles.cancelled]
    .filter(Boolean)
    .join(' ');
  return (
    <a
      className={looks}
      href={`/events/${event.id}`}
      data-category={event.category}
      data-small={isSmall ? '' : undefined}
      {...hour?.attributes}
      data-off={hour && !isOpen ? '' : undefined}
      suppressHydrationWarning
    >
      <DayStub event={event} now={shownAt} hasShortWords={isSmall} />
      <EventImage
        url={image}
        category={event.category}
        alt=""
        size={isSmall ? 'ticket' : 'card'}
        eager={isEager}
        frame={styles.image}
      />
      <div className={styles.body}>
        <Heading className={styles.title} data-part="title" data-long={longTitle(event)}>
          {event.title}
        </Heading>
        <TicketHours event={event} size="card" className={`${lines.line} ${lines.time}`} data-part="time" />
        <span className={`${lines.line} ${lines.place}`} data-part="place">
          <TicketWhere event={event} />
        </span>
        <span className={lines.chips}>
          <StatusChip event={event} />
          {hour && isOpen && <HourChip text={hour.text} className={hours.state} />}
          {event.cost && <Chip look="solid">{event.cost}</Chip>}
          {!event.hasDefaultCategory && (
            <span className={`${chipClass('hue')} ${lines.kind}`}>
              {CATEGORY_SHORT_LABELS[event.category]}
            </span>
          )}
        </span>
      </div>
    </a>
  );
});
