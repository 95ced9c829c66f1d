import 'server-only';
import { EventBrowser } from '#components/events/event-browser';
import { SourceNote } from '#components/events/source-note';
import { NearMe } from '#components/location/near-me';
import { PlaceWatch } from '#components/location/place-watch';
import { buttonClass } from '#components/ui/button';
import { indexVersion } from '#lib/catalog/event-index-answer.server';
import type { EventSnapshot } from '#lib/catalog/event-snapshot.server';
import { browserEvents } from '#lib/events/browser-events';
import { belizeDay } from '#lib/time/calendar-day';

type EventsBlockProps = {
  snapshot: EventSnapshot;
  now: number;
  layout: 'calendar' | 'months';
};

/** The list of both views, with a word about where its events come from when they are not the sheet's. */
export function EventsBlock({ snapshot, now, layout }: EventsBlockProps) {
  const { from } = snapshot;
  const browsed = browserEvents(snapshot.events, belizeDay(now));
  const places = browsed.choices.cities;
  return (
    <>
      {(from === 'sample' || from === 'nothing') && <SourceNote from={from} />}
      <EventBrowser
        {...browsed}
        version={indexVersion(snapshot, now)}
        layout={layout}
        nearMe={<NearMe className={buttonClass('quiet')} />}
      />
      <PlaceWatch places={places} />
    </>
  );
}
