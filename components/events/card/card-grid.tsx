import type { EventSummary } from '#lib/events/event-summary';
import { cardImages } from '#lib/events/images/card-images';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from './card-grid.module.css';
import { EventCard } from './event-card.tsx';

type CardGridProps = {
  events: readonly EventSummary[];
  today: CalendarDay;
  now?: number | undefined;
  level?: 3 | 4 | 5;
  /** Defers layout of later cards, for a list that changes with every keystroke. */
  quick?: boolean;
};

/** Event cards in a grid with as many columns as fit. */
export function CardGrid({ events, quick = false, ...card }: CardGridProps) {
  const images = cardImages(events);
  return (
    <ul className={quick ? `${styles.grid} ${styles.quick}` : styles.grid}>
      {events.map((event, index) => (
        <li key={event.id} suppressHydrationWarning>
          <EventCard event={event} image={images[index]} {...card} />
        </li>
      ))}
    </ul>
  );
}
