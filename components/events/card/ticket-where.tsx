import type { EventSummary } from '#lib/events/event-summary';
import { ticketWhere } from '#lib/events/format-event';

/** Where an event is, as tickets say it: the town in bold before the venue. With a comma, which may end a line. */
export function TicketWhere({ event }: { event: EventSummary }) {
  const { town, venue } = ticketWhere(event);
  if (!town) return null;
  return (
    <>
      <b>{town}</b>
      {venue && `, ${venue}`}
    </>
  );
}
