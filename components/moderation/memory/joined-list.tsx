import { Button } from '#components/ui/button';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { formatEventDays, formatEventWhere } from '#lib/events/format-event';
import { PostForm } from '../post-form.tsx';

type JoinedListProps = {
  events: readonly { event: CalendarEvent; remembered: { formerIds: readonly string[] } }[];
};

/** Events that had other addresses before, each with a button that parts it from the last of them. */
export function JoinedList({ events }: JoinedListProps) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="joined">
      <h2 id="joined">
        Moved <span>{events.length}</span>
      </h2>
      <p className="moderation-note">
        One event each: its former address leads to the present one, and calendars on phones move with it.
      </p>
      <ul className="moderation-rows memory-list">
        {events.map(({ event, remembered: { formerIds } }) => (
          <li key={event.id}>
            <h3>
              <a id={`joined-${event.id}`} href={`/events/${event.id}`}>
                {event.title}
              </a>
            </h3>
            <p className="moderation-note">
              {formatEventDays(event)}, {formatEventWhere(event)}. Before: {formerIds.at(-1)}
            </p>
            <PostForm action="/api/moderate/memory" hidden={{ event: event.id }}>
              <Button type="submit" name="action" value="part" aria-describedby={`joined-${event.id}`}>
                These are two events
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
