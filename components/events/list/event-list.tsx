'use client';

import { useState } from 'react';
import { laterPart } from '#components/ui/islands/later-part';
import { onceAny, onceIdle, onceInView, onceTouched } from '#lib/device/triggers.browser';
import { EVENT_LIST } from '#lib/site/event-lists';
import { EventLinksPart } from '../links/event-links-part.tsx';
import styles from './event-browser.module.css';
import { EventBrowser, type EventBrowserProps } from './event-browser.tsx';
import { FullList } from './full-list.tsx';
import type { BrowsedList, ListedPage } from './listed-page.ts';
import '../filters/filter-bar.module.css';
import '../filters/filter-box.module.css';
import '../filters/filter-chip.module.css';
import '../filters/place-sheet.module.css';
import '../filters/filter-sheet.module.css';
import '../filters/view-switch.module.css';
import '../filters/results-line.module.css';

const EventBrowserPart = laterPart({
  name: ({ name }: EventBrowserProps) => `browser-${name}`,
  onServer: typeof window === 'undefined' ? EventBrowser : undefined,
  load: () => import('./event-browser.tsx').then((part) => part.EventBrowser),
  // An address that asks for a part of the list wants it wherever that is; and who has touched the page may ask for one by
  // the assistant, which changes the address of the page that is open.
  whenWanted: (place) => (window.location.search ? onceIdle : onceAny(onceTouched, onceInView(place))),
});

/**
 * The list of all upcoming events. Its search and filters come to life once they are in view; from then on they say
 * here how the list below them is shown. Decision 98 says why.
 */
export function EventList(page: ListedPage) {
  const { name, today, now, layout, total, rest } = page;
  const [browsed, setBrowsed] = useState<BrowsedList>();
  const [isMissing, setMissing] = useState(false);
  const [isMoreAsked, setMoreAsked] = useState(false);
  return (
    <div id={EVENT_LIST} className={styles.browser}>
      <EventLinksPart area={EVENT_LIST} search={browsed?.search} events={browsed?.events} />
      <EventBrowserPart {...page} isMissing={isMissing} isMoreAsked={isMoreAsked} onBrowse={setBrowsed} />
      <FullList
        {...{ name, today, now, layout, total, rest, browsed }}
        onMissing={() => setMissing(true)}
        onEarlyMore={() => setMoreAsked(true)}
      />
    </div>
  );
}
