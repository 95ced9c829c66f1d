import 'server-only';
import { EventBrowser } from '#components/events/event-browser';
import { SourceNote } from '#components/events/source-note';
import { browserEvents } from '#lib/events/browser-events';
import { indexVersion } from '#lib/events/event-index-answer.server';
import type { EventSnapshot } from '#lib/events/event-snapshot.server';
import { belizeDay } from '#lib/time/calendar-day';

type EventsBlockProps = {
  snapshot: EventSnapshot;
  now: number;
  layout: 'calendar' | 'months';
};

/** The list of both views, with a word about where its events come from when they are not the sheet's. */
export function EventsBlock({ snapshot, now, layout }: EventsBlockProps) {
  const { from } = snapshot;
  return (
    <>
      {(from === 'sample' || from === 'nothing') && <SourceNote from={from} />}
      <EventBrowser
        {...browserEvents(snapshot.events, belizeDay(now))}
        version={indexVersion(snapshot, now)}
        layout={layout}
      />
    </>
  );
}
