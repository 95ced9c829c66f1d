import type { EventSummary } from '#lib/events/event-summary';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from './card-grid.module.css';
import { EventCard } from './event-card.tsx';

type CardGridProps = {
  events: readonly EventSummary[];
  today: CalendarDay;
  level?: 3 | 4 | 5;
};

/** Tickets side by side, as many as fit. */
export function CardGrid({ events, ...card }: CardGridProps) {
  return (
    <ul className={styles.grid}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} {...card} />
        </li>
      ))}
    </ul>
  );
}
