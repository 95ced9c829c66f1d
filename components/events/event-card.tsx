import { memo } from 'react';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import type { EventSummary } from '#lib/events/event-summary';
import { DATE_TO_BE_CONFIRMED, formatCost, formatEventWhere } from '#lib/events/format-event';
import { hasDay, isBetween } from '#lib/events/upcoming-events';
import type { CalendarDay } from '#lib/time/calendar-day';
import { stubParts } from '#lib/time/format-day';
import styles from './event-card.module.css';
import { EventPicture } from './event-picture.tsx';

type EventCardProps = {
  event: EventSummary;
  today: CalendarDay;
  /** Level of the heading, below the one above the list. */
  level?: 3 | 4 | 5;
};

/** The ticket's stub: the day big, month and weekday small; a festival under way shows today. */
function Stub({ event, today }: { event: EventSummary; today: CalendarDay }) {
  if (!hasDay(event))
    return <span className={`${styles.stub} ${styles.unknown}`}>{DATE_TO_BE_CONFIRMED}</span>;
  const shown = event.date < today ? today : event.date;
  const { weekday, day, month } = stubParts(shown);
  return (
    <time className={styles.stub} dateTime={shown}>
      <span className={styles.weekday}>{weekday}</span> <span className={styles.day}>{day}</span>{' '}
      <span className={styles.month}>{month}</span>
    </time>
  );
}

/** An event as a ticket; the whole of it is one link. */
export const EventCard = memo(function EventCard({ event, today, level = 4 }: EventCardProps) {
  const Heading = `h${level}` as const;
  const isToday = isBetween(event, today, today);
  const looks = [styles.card, isToday && styles.today, event.status === 'cancelled' && styles.over]
    .filter(Boolean)
    .join(' ');
  const where = formatEventWhere({ location: event.venue, city: event.city });
  return (
    <a className={looks} href={`/events/${event.id}`}>
      <Stub event={event} today={today} />
      {event.image ? (
        <EventPicture url={event.image} alt="" size="card" className={styles.picture} />
      ) : (
        <span className={styles.noPicture} aria-hidden="true">
          {CATEGORY_LABELS[event.category]}
        </span>
      )}
      <div className={styles.body}>
        <Heading className={styles.title}>{event.title}</Heading>
        {(event.time ?? hasDay(event)) && <span className={styles.line}>{event.time ?? 'All day'}</span>}
        <span className={styles.line}>{where}</span>
        <span className={styles.chips}>
          {event.status === 'cancelled' && (
            <span className={`${styles.chip} ${styles.notice}`}>Cancelled</span>
          )}
          {event.status === 'postponed' && (
            <span className={`${styles.chip} ${styles.notice}`}>Postponed</span>
          )}
          {isToday && <span className={styles.chip}>Today</span>}
          <span className={styles.chip}>{CATEGORY_LABELS[event.category]}</span>
          {event.cost && <span className={styles.chip}>{formatCost(event.cost)}</span>}
        </span>
      </div>
    </a>
  );
});
