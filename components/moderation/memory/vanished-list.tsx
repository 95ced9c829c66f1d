import { Button } from '#components/ui/button';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { formatEventDays, formatEventWhere } from '#lib/events/format-event';
import { formatInstant } from '#lib/submissions/moderation/item/format-instant';
import { PostForm } from '../post-form.tsx';

type VanishedListProps = {
  events: readonly { event: CalendarEvent; goneSince: string; candidates: readonly CalendarEvent[] }[];
};

const ACTION = '/api/moderate/memory';

/** Events that are no longer listed: which listed one each is now, or that it is gone. */
export function VanishedList({ events }: VanishedListProps) {
  return (
    <ul className="moderation-rows memory-list">
      {events.map(({ event, goneSince, candidates }) => {
        const name = `vanished-${event.id}`;
        const field = `present-${event.id}`;
        return (
          <li key={event.id}>
            <h2>
              <a id={name} href={`/events/${event.id}`}>
                {event.title}
              </a>
            </h2>
            <p className="moderation-note">
              {formatEventDays(event)}, {formatEventWhere(event)}. Not listed since {formatInstant(goneSince)}
              .
            </p>
            {candidates.map((candidate) => (
              <PostForm
                key={candidate.id}
                action={ACTION}
                hidden={{ event: event.id, present: candidate.id }}
              >
                <Button type="submit" name="action" value="join" aria-describedby={name}>
                  It is now: {candidate.title}, {formatEventDays(candidate)}, {formatEventWhere(candidate)}
                </Button>
              </PostForm>
            ))}
            <PostForm action={ACTION} hidden={{ event: event.id }} className="moderation-field-line">
              <label htmlFor={field}>Address of the event that it is now</label>
              <input
                id={field}
                className="moderation-field"
                name="present"
                type="text"
                required
                autoComplete="off"
              />
              <Button type="submit" name="action" value="join" aria-describedby={name}>
                Join them
              </Button>
            </PostForm>
            <PostForm action={ACTION} hidden={{ event: event.id }}>
              <Button type="submit" name="action" value="gone" aria-describedby={name}>
                It is gone
              </Button>
            </PostForm>
          </li>
        );
      })}
    </ul>
  );
}
