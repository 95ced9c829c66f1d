import type { EventSummary } from '#lib/events/event-summary';
import { CompactTicket } from './compact-ticket.tsx';

type NextTicketsProps = {
  events: readonly EventSummary[];
  /** In milliseconds since 1970. */
  now: number;
};

/** The next events as small tickets without images, as the hero is one; the style sheet shows the first that is not over, and what else is on today. */
export function NextTickets({ events, now }: NextTicketsProps) {
  return (
    <ul className="hero-next">
      {events.map((event) => (
        <li key={event.id} suppressHydrationWarning>
          <CompactTicket event={event} now={now} level={2} isPictured={false} />
        </li>
      ))}
    </ul>
  );
}
