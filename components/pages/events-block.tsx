import { EventList } from '#components/events/list/event-list';
import { SourceNote } from '#components/events/list/source-note';
import { NearMe } from '#components/location/near-me';
import { PlaceWatch } from '#components/location/place-watch';
import { buttonClass } from '#components/ui/button';
import type { BrowserEvents } from '#lib/events/lists/browser-events';
import { offerPageEvents } from '#lib/events/lists/page-events';

type EventsBlockProps = BrowserEvents & {
  /** Where the events come from; a note is shown for 'sample' and 'nothing'. */
  from: string;
  /** Version of the index that belongs to these events. */
  version: string;
  layout: 'calendar' | 'months';
};

/** The event list of both views, with a note when its events are not the sheet's. */
export function EventsBlock({ from, version, layout, events, ...browsed }: EventsBlockProps) {
  const name = `${layout}-${version}`;
  offerPageEvents(name, events);
  return (
    <>
      {(from === 'sample' || from === 'nothing') && <SourceNote from={from} />}
      <EventList
        {...browsed}
        name={name}
        inPage={events.length}
        version={version}
        layout={layout}
        nearMe={<NearMe className={buttonClass('quiet')} />}
      />
      <PlaceWatch places={browsed.choices.cities} />
    </>
  );
}
