'use client';

import { useState } from 'react';
import { ServerHtml } from '#components/ui/layout/server-html';
import { pageEvents } from '#lib/events/lists/page-events';
import { type LoadedEvents, loadAllEvents } from '../list/loaded-events.ts';
import { EventLinksPart } from '../page/event-links-part.tsx';
import { NextCards } from './next-cards.tsx';
import '#components/ui/chip.module.css';
import '../card/event-card.module.css';
import '../card/event-card-lines.module.css';
import '../card/event-card-stub.module.css';
import '../card/event-hour.module.css';
import './next-events.module.css';

type NextLinksProps = {
  /** The name under which the server has the events, and their ids. */
  name: string;
  ids: readonly string[];
  /** In milliseconds since 1970. */
  now: number;
  /** Version of the index that has them. */
  version: string;
};

/** On the server the cards are at hand; the browser's bundle is without them. */
const renderCards = (name: string, now: number) =>
  typeof window === 'undefined' ? <NextCards events={pageEvents(name)} now={now} /> : null;

/**
 * The row of the next events, which open as dialogs: the server's HTML, and in its place what is loaded where there is
 * none, after a navigation inside the site.
 */
export function NextLinks({ name, ids, now, version }: NextLinksProps) {
  const [loaded, setLoaded] = useState<LoadedEvents>();
  const events = loaded && ids.flatMap((id) => loaded.events.find((event) => event.id === id) ?? []);
  return (
    <div id="next-row">
      <EventLinksPart area="next-row" />
      {loaded && events ? (
        <loaded.parts.NextCards events={events} now={now} />
      ) : (
        <ServerHtml
          name={name}
          render={() => renderCards(name, now)}
          // Without the events the row stays empty, and the list below says what is wrong.
          onMissing={() => void loadAllEvents(version).then(setLoaded, () => {})}
        />
      )}
    </div>
  );
}
