import { type SyntheticEvent, useState } from 'react';
import { ServerHtml } from '#components/ui/islands/server-html';
import { pageEvents } from '#lib/events/lists/page-events';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from './event-browser.module.css';
import { CalendarSections, MonthSections } from './event-sections.tsx';
import { askForMore, reportMissing, useListView } from './list-view.browser.ts';
import { MoreEvents } from './more-events.tsx';
import '#components/ui/chip.module.css';
import '../card/card-grid.module.css';
import '../card/event-card.module.css';
import '../card/event-card-lines.module.css';
import '../card/event-card-stub.module.css';
import '../card/event-hour.module.css';
import './month-links.module.css';

type FullListProps = {
  name: string;
  today: CalendarDay;
  now: number;
  layout: 'calendar' | 'months';
  /** Number of events to come, and of those in the page's HTML. */
  total: number;
  inPage: number;
};

/** On the server the sections are at hand; the browser's bundle is without them. */
function renderPage({ name, layout, total, inPage, ...list }: FullListProps) {
  if (typeof window !== 'undefined') return null;
  const sections = { ...list, events: pageEvents(name), isPartial: total > inPage };
  return layout === 'calendar' ? <CalendarSections {...sections} /> : <MonthSections {...sections} />;
}

/**
 * All upcoming events: the server's HTML, and in its place what the search and filters above say. It is hidden rather
 * than unmounted, so that showing it again is fast and keeps the scroll position.
 */
export function FullList(props: FullListProps) {
  const { name, layout, total, inPage } = props;
  const { isHidden = false, content, more } = useListView() ?? {};
  const [isLaidOut, setLaidOut] = useState(false);

  // A jump across months with estimated heights would miss its target: all are laid out before a link is used.
  const layOut = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('nav')) setLaidOut(true);
  };
  return (
    <div
      className={isHidden ? styles.hidden : styles.list}
      inert={isHidden}
      aria-hidden={isHidden}
      data-laid-out={isLaidOut ? '' : undefined}
      onPointerDown={layOut}
      onFocus={layOut}
    >
      {content ?? <ServerHtml name={name} render={() => renderPage(props)} onMissing={reportMissing} isBox />}
      {more ?? (
        <MoreEvents
          layout={layout}
          total={total}
          left={total - inPage}
          onMore={askForMore}
          lastDay={pageEvents(name).at(-1)?.date}
        />
      )}
    </div>
  );
}
