'use client';

import { useState } from 'react';
import { ServerHtml } from '#components/ui/islands/server-html';
import { pageEvents } from '#lib/events/lists/page-events';
import { NextCards } from '../card/next-cards.tsx';
import { NextTickets } from '../card/next-tickets.tsx';
import { EventLinksPart } from '../links/event-links-part.tsx';
import type { LoadedEvents } from '../list/loaded-events.ts';
import '#components/ui/chip.module.css';
import '../card/compact-ticket.module.css';
import '../card/event-card.module.css';
import '../card/event-card-lines.module.css';
import '../card/day-stub.module.css';
import '../card/event-hour.module.css';
import '../card/next-cards.module.css';

type NextLinksProps = {
  /** The id of its element: the row of cards, or the tickets in the hero. */
  area: 'next-row' | 'next-tickets';
  /** The name under which the server has the events, and their ids. */
  name: string;
  ids: readonly string[];
  /** In milliseconds since 1970. */
  now: number;
  /** Version of the index that has them. */
  version: string;
};

const load = (version: string) =>
  import('../list/loaded-events.ts').then(({ loadAllEvents }) => loadAllEvents(version));

const VIEWS = { 'next-row': 'NextCards', 'next-tickets': 'NextTickets' } as const;

/** On the server the cards are at hand; the browser's bundle is without them. */
const onServer = () => (typeof window === 'undefined' ? { NextCards, NextTickets } : undefined);

/**
 * The next events, which open as dialogs: the server's HTML, and in its place what is loaded where there is none, after
 * a navigation inside the site.
 */
export function NextLinks({ area, name, ids, now, version }: NextLinksProps) {
  const [loaded, setLoaded] = useState<LoadedEvents>();
  const render = (views: ReturnType<typeof onServer>, events = pageEvents(name)) => {
    const View = views?.[VIEWS[area]];
    return View ? <View events={events} now={now} /> : null;
  };
  return (
    <div id={area}>
      <EventLinksPart area={area} />
      {loaded ? (
        render(
          loaded.parts,
          ids.flatMap((id) => loaded.events.find((event) => event.id === id) ?? []),
        )
      ) : (
        <ServerHtml
          name={name}
          render={() => render(onServer())}
          // Without the events it stays empty, and the list below says what is wrong.
          onMissing={() => void load(version).then(setLoaded, () => {})}
        />
      )}
    </div>
  );
}
