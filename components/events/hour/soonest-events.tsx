import type { EventSummary } from '#lib/events/event-summary';
import { offerPageEvents } from '#lib/events/lists/page-events';
import { NextLinks } from './next-links.tsx';

type SoonestEventsProps = {
  /** What can be done next, the soonest first. */
  events: readonly EventSummary[];
  /** In milliseconds since 1970. */
  now: number;
  /** Version of the index that has them. */
  version: string;
};

/** What is on now, tonight or next, for the hero: the first screen answers with an event. A server component. */
export function SoonestEvents({ events, now, version }: SoonestEventsProps) {
  if (events.length === 0) return null;
  const name = `soonest-${version}`;
  offerPageEvents(name, events);
  return (
    <NextLinks area="next-tickets" name={name} ids={events.map(({ id }) => id)} now={now} version={version} />
  );
}
