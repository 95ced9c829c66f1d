import { formatShortDay } from '#lib/time/format-day';

type CelebrationTitlesProps = {
  title: string;
  events: ReadonlyArray<{ id: string; title: string; date: string }>;
};

/** Events of a celebration by day and title, to be looked over; nothing where there are none. */
export function CelebrationTitles({ title, events }: CelebrationTitlesProps) {
  if (events.length === 0) return null;
  return (
    <>
      <h3>
        {title} ({events.length})
      </h3>
      <ul className="celebration-facts">
        {events.map((event) => (
          <li key={event.id}>
            {formatShortDay(event.date)}: {event.title}
          </li>
        ))}
      </ul>
    </>
  );
}
