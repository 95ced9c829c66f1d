import type { EventSummary } from '#lib/events/event-summary';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from './card-grid.module.css';
import { EventCard } from './event-card.tsx';

type CardGridProps = {
  events: readonly EventSummary[];
  today: CalendarDay;
  level?: 3 | 4 | 5;
  long?: boolean;
};

/** Tickets side by side, as many as fit; `long` for a list of which most lies far below the screen. */
export function CardGrid({ events, long = false, ...card }: CardGridProps) {
  return (
    <ul className={long ? `${styles.grid} ${styles.long}` : styles.grid}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} {...card} />
        </li>
      ))}
    </ul>
  );
}
