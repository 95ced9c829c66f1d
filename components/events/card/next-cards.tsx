import type { EventSummary } from '#lib/events/event-summary';
import { cardImages } from '#lib/events/images/card-images';
import { belizeDay } from '#lib/time/calendar-day';
import { EventCard } from './event-card.tsx';
import styles from './next-cards.module.css';

type NextCardsProps = {
  events: readonly EventSummary[];
  /** In milliseconds since 1970. */
  now: number;
};

/** The next events as cards, on a phone as small tickets below each other. The page's script follows the hour. */
export function NextCards({ events, now }: NextCardsProps) {
  const images = cardImages(events);
  return (
    <ul className={styles.row}>
      {events.map((event, index) => (
        <li key={event.id} suppressHydrationWarning>
          <EventCard event={event} image={images[index]} today={belizeDay(now)} now={now} level={3} isSmall />
        </li>
      ))}
    </ul>
  );
}
