import type { CalendarEvent } from '#lib/events/calendar-event';
import type { RelatedEvents } from '#lib/events/page/related-events';
import { summarizeEvent } from '#lib/events/summarize-event';
import { CompactTicket } from '../card/compact-ticket.tsx';
import { RelatedLinks } from './related-links.tsx';
import styles from './related-tickets.module.css';

type RelatedTicketsProps = {
  related: RelatedEvents;
  /** Whether the event itself still takes place; else its place comes first. */
  isToTakePlace: boolean;
  now: number;
  /** Level of the event's own heading: 1 on its page, 2 in a dialog. */
  level: 1 | 2;
};

type Row = { name: string; events: readonly CalendarEvent[] };

/** Other events as compact tickets: on the same day, in the same place, of the same kind; nothing without any. */
export function RelatedTickets({ related, isToTakePlace, now, level }: RelatedTicketsProps) {
  const { sameDay, samePlace, alike, place } = related;
  const nearby: Row = { name: 'Same day nearby', events: sameDay };
  const here: Row = { name: place ? `Next in ${place.name}` : 'Next nationwide', events: samePlace };
  const rows = [
    ...(isToTakePlace ? [nearby, here] : [here, nearby]),
    { name: 'Next like this', events: alike },
  ].filter(({ events }) => events.length > 0);
  if (rows.length === 0) return null;
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <RelatedLinks isInDialog={level === 2}>
      <div className={styles.rows}>
        {rows.map(({ name, events }) => (
          <section key={name} aria-label={name}>
            <Heading className={styles.name}>{name}</Heading>
            <ul className={styles.tickets}>
              {events.map((event) => (
                <li key={event.id} suppressHydrationWarning>
                  <CompactTicket event={summarizeEvent(event)} now={now} level={level === 1 ? 3 : 4} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </RelatedLinks>
  );
}
