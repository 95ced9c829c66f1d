import { Button } from '#components/ui/button';
import { formatShortDay } from '#lib/time/format-day';
import { PostForm } from '../post-form.tsx';

type CelebrationEvent = {
  id: string;
  title: string;
  /** `yyyy-mm-dd` */
  day: string;
  /** What the form sends: the event in the version that is shown. */
  value: string;
};

type CelebrationEventsProps = {
  id: string;
  title: string;
  /** What is said where there are none. */
  empty?: string;
  celebration: string;
  events: readonly CelebrationEvent[];
  /** What the button of each event does; absent where nothing is to be done here. */
  action?: { value: 'in' | 'out' | 'undo'; label: string };
};

/** Events of a celebration by who put them there, each with a button to change that. */
export function CelebrationEvents(props: CelebrationEventsProps) {
  const { id, title, empty, celebration, events, action } = props;
  return (
    <section aria-labelledby={id} className="celebration-events">
      <h2 id={id}>
        {title} <span>{events.length}</span>
      </h2>
      {events.length === 0 && <p className="moderation-note">{empty}</p>}
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <span>{formatShortDay(event.day)}</span>
            <a id={`event-${event.id}`} href={`/events/${event.id}`}>
              {event.title}
            </a>
            {action && (
              <PostForm action="/api/moderate/celebrations" hidden={{ celebration, event: event.value }}>
                <Button
                  type="submit"
                  name="action"
                  value={action.value}
                  aria-describedby={`event-${event.id}`}
                >
                  {action.label}
                </Button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
