import type { EventSummary } from '#lib/events/event-summary';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from './card-grid.module.css';
import { EventCard } from './event-card.tsx';

type CardGridProps = {
  events: readonly EventSummary[];
  today: CalendarDay;
  level?: 3 | 4 | 5;
  /** Defers layout of later cards, for a list that changes with every keystroke. */
  quick?: boolean;
};

/** Event cards in a grid with as many columns as fit. */
export function CardGrid({ events, quick = false, ...card }: CardGridProps) {
  return (
    <ul className={quick ? `${styles.grid} ${styles.quick}` : styles.grid}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} {...card} />
        </li>
      ))}
    </ul>
  );
}
