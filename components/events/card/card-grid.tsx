import { takesPlace } from '#lib/events/event-status';
import type { EventSummary } from '#lib/events/event-summary';
import { cardImages } from '#lib/events/images/card-images';
import { isOverInList } from '#lib/events/lists/over-in-list';
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
  /** Whether the first card of what can still be gone to stays large on a phone. */
  lead?: boolean;
  /** Whether the list is of an evening or of later days, so that the hour moves to its end what is over, and nothing else. */
  isFixed?: boolean;
  /** Whether the list begins in the first screen, so that the large card's image is loaded first. */
  isOnTop?: boolean;
};

/** Event cards: on a phone small ones below each other, on a larger screen in rows of two to four. */
export function CardGrid({
  events,
  quick = false,
  lead = false,
  isFixed = false,
  isOnTop = false,
  now,
  ...card
}: CardGridProps) {
  const images = cardImages(events);
  const large = lead ? events.findIndex((event) => takesPlace(event) && !isOverInList(event, now ?? 0)) : -1;
  return (
    <ul
      className={[styles.grid, quick && styles.quick, isFixed && styles.fixed].filter(Boolean).join(' ')}
      data-lead={lead && !isFixed ? '' : undefined}
    >
      {events.map((event, index) => (
        <li key={event.id} suppressHydrationWarning>
          <EventCard
            event={event}
            image={images[index]}
            isSmall={index !== large}
            isEager={isOnTop && index === large}
            now={now}
            {...card}
          />
        </li>
      ))}
    </ul>
  );
}
