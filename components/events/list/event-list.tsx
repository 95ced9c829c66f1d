'use client';

import { LaterPart } from '#components/ui/islands/later-part';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import { EventLinksPart } from '../page/event-links-part.tsx';
import { EventBrowser, type EventBrowserProps } from './event-browser.tsx';
import { FullList } from './full-list.tsx';
import '../filters/filter-bar.module.css';
import '../filters/filter-chip.module.css';
import '../filters/view-switch.module.css';
import { EVENT_LIST, useListView } from './list-view.browser.ts';

const load = () => import('./event-browser.tsx').then((part) => part.EventBrowser);

/** The list of all upcoming events. Its search and filters come to life after the page has loaded. */
export function EventList(props: EventBrowserProps) {
  const { name, today, now, layout, total, inPage } = props;
  const { search, events } = useListView() ?? {};
  return (
    <div id={EVENT_LIST}>
      <EventLinksPart area={EVENT_LIST} search={search} events={events} />
      <LaterPart
        name={`browser-${name}`}
        Part={typeof window === 'undefined' ? EventBrowser : undefined}
        props={props}
        load={load}
        whenIdle={whenIdleAfterLoad}
      />
      <FullList name={name} today={today} now={now} layout={layout} total={total} inPage={inPage} />
    </div>
  );
}
