import type { CalendarEvent } from '#lib/events/calendar-event';
import { offerPageEvents } from '#lib/events/lists/page-events';
import type { RelatedEvents } from '#lib/events/page/related-events';
import { summarizeEvent } from '#lib/events/summarize-event';
import { type RelatedRow, RelatedRows } from '../card/related-rows.tsx';
import { RelatedLinks } from './related-links.tsx';
import { RelatedPart } from './related-part.tsx';

type RelatedTicketsProps = {
  related: RelatedEvents;
  /** Whether the event itself still takes place; else its place comes first. */
  isToTakePlace: boolean;
  /** Whether it lasts several days. */
  isSpan?: boolean;
  now: number;
  /** Level of the event's own heading: 1 on its page, 2 in a dialog. */
  level: 1 | 2;
  /** On a page: the id of its event, and the version of the index that has the others. */
  page?: { id: string; version: string } | undefined;
};

const rowOf = (name: string, events: readonly CalendarEvent[]): RelatedRow => ({
  name,
  events: events.map((event) => summarizeEvent(event)),
});

const SAME_DAY = {
  day: { near: 'Same day nearby', far: 'Elsewhere that day' },
  span: { near: 'Same days nearby', far: 'Elsewhere on those days' },
} as const;

/**
 * Other events as compact tickets: on the same day, in the same place, of the same kind; nothing without any. A page has
 * them in its HTML alone; a dialog, which is not HTML, in its data.
 */
export function RelatedTickets({
  related,
  isToTakePlace,
  isSpan = false,
  now,
  level,
  page,
}: RelatedTicketsProps) {
  const { sameDay, isSameDayNear, samePlace, alike, place } = related;
  const nearby = rowOf(SAME_DAY[isSpan ? 'span' : 'day'][isSameDayNear ? 'near' : 'far'], sameDay);
  const here = rowOf(place ? `Coming up in ${place.name}` : 'Coming up nationwide', samePlace);
  const rows = [...(isToTakePlace ? [nearby, here] : [here, nearby]), rowOf('More like this', alike)].filter(
    ({ events }) => events.length > 0,
  );
  if (rows.length === 0) return null;
  const name = `related-${page?.id}-${page?.version}`;
  if (page)
    offerPageEvents(
      name,
      rows.flatMap(({ events }) => events),
    );
  return (
    <RelatedLinks isInDialog={level === 2}>
      {page ? (
        <RelatedPart
          name={name}
          rows={rows.map((row) => ({ name: row.name, ids: row.events.map(({ id }) => id) }))}
          now={now}
          version={page.version}
        />
      ) : (
        <RelatedRows rows={rows} now={now} level={level} />
      )}
    </RelatedLinks>
  );
}
