import { memo } from 'react';
import { Chip, chipClass } from '#components/ui/chip';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import type { EventSummary } from '#lib/events/event-summary';
import { DATE_TO_BE_CONFIRMED, formatCost, formatEventWhere } from '#lib/events/format-event';
import { hasDay, isBetween } from '#lib/events/upcoming-events';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatShortDay, ticketStubParts } from '#lib/time/format-day';
import styles from './event-card.module.css';
import stub from './event-card-stub.module.css';
import { EventImage } from './event-image.tsx';

type EventCardProps = {
  event: EventSummary;
  today: CalendarDay;
  /** Level of the heading, below the one above the list. */
  level?: 3 | 4 | 5;
};

/** The ticket's stub with its day; an event of several days that has begun shows today. */
function Stub({ event, today }: { event: EventSummary; today: CalendarDay }) {
  if (!hasDay(event)) return <span className={`${stub.stub} ${stub.unknown}`}>{DATE_TO_BE_CONFIRMED}</span>;
  const shown = event.date < today ? today : event.date;
  const { weekday, day, month } = ticketStubParts(shown);
  return (
    <time className={stub.stub} dateTime={shown}>
      <span>{weekday}</span> <span className={stub.day}>{day}</span> <span>{month}</span>
    </time>
  );
}

/** 'All day', '8 PM - 1 AM', '8 PM, until Mon 30 Nov 2026'; undefined while nothing is known. */
function hours(event: EventSummary): string | undefined {
  if (!hasDay(event)) return event.time;
  const time = event.time ?? 'All day';
  return event.endDate ? `${time}, until ${formatShortDay(event.endDate)}` : time;
}

/** An event as a ticket; the whole card is one link. */
export const EventCard = memo(function EventCard({ event, today, level = 4 }: EventCardProps) {
  const Heading = `h${level}` as const;
  const isToday = isBetween(event, today, today);
  const looks = [styles.card, isToday && styles.today, event.status === 'cancelled' && styles.over]
    .filter(Boolean)
    .join(' ');
  const time = hours(event);
  return (
    <a className={looks} href={`/events/${event.id}`} data-category={event.category}>
      <Stub event={event} today={today} />
      <EventImage url={event.image} category={event.category} alt="" size="card" frame={styles.picture} />
      <div className={styles.body}>
        <Heading className={styles.title}>{event.title}</Heading>
        {time && <span className={`${styles.line} ${styles.time}`}>{time}</span>}
        <span className={`${styles.line} ${styles.place}`}>{formatEventWhere(event)}</span>
        <span className={styles.chips}>
          {event.status === 'cancelled' && <Chip look="accent">Cancelled</Chip>}
          {event.status === 'postponed' && <Chip look="accent">Postponed</Chip>}
          {isToday && <Chip look="glow">Today</Chip>}
          <span className={`${chipClass('hue')} ${styles.kind}`}>{CATEGORY_LABELS[event.category]}</span>
          {event.cost && <Chip look="solid">{formatCost(event.cost)}</Chip>}
        </span>
      </div>
    </a>
  );
});
