import { EventBrowser } from '#components/events/list/event-browser';
import { SourceNote } from '#components/events/list/source-note';
import { NearMe } from '#components/location/near-me';
import { PlaceWatch } from '#components/location/place-watch';
import { buttonClass } from '#components/ui/button';
import type { BrowserEvents } from '#lib/events/browser-events';

type EventsBlockProps = BrowserEvents & {
  /** Where the events come from: 'sample', 'nothing', or a source of which nothing needs to be said. */
  from: string;
  /** Names the index that belongs to these events. */
  version: string;
  layout: 'calendar' | 'months';
};

/** The list of both views, with a word about where its events come from when they are not the sheet's. */
export function EventsBlock({ from, version, layout, ...browsed }: EventsBlockProps) {
  return (
    <>
      {(from === 'sample' || from === 'nothing') && <SourceNote from={from} />}
      <EventBrowser
        {...browsed}
        version={version}
        layout={layout}
        nearMe={<NearMe className={buttonClass('quiet')} />}
      />
      <PlaceWatch places={browsed.choices.cities} />
    </>
  );
}
