import type { EventSummary } from '#lib/events/event-summary';
import { foldedText, overText } from '#lib/events/lists/order-events';
import type { CalendarDay } from '#lib/time/calendar-day';
import { CardGrid } from './card-grid.tsx';
import styles from './folded-events.module.css';

type FoldedEventsProps = {
  /** Today's events that are over, cancelled or postponed. */
  events: readonly EventSummary[];
  today: CalendarDay;
  now: number;
  level?: 3 | 4 | 5;
  /** Whether it is open, as somebody has asked for just these. */
  isOpen?: boolean;
  /** Whether it is there without events too: the page's script puts into it what is over meanwhile. */
  mayGrow?: boolean;
};

/** Today's events that are over, cancelled or postponed, in one line: '1 over. Cancelled: Live Music at the Reef'. It opens without a script. */
export function FoldedEvents({ events, isOpen = false, mayGrow = false, ...cards }: FoldedEventsProps) {
  if (events.length === 0 && !mayGrow) return null;
  const { over, off } = foldedText(events);
  return (
    <details
      className={styles.fold}
      open={isOpen}
      hidden={events.length === 0}
      data-fold=""
      suppressHydrationWarning
    >
      <summary>
        <span data-over="" suppressHydrationWarning>
          {overText(over)}
        </span>{' '}
        {off}
      </summary>
      <CardGrid events={events} {...cards} />
    </details>
  );
}
