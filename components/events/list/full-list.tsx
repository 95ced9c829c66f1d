import { type SyntheticEvent, useState } from 'react';
import { ServerHtml } from '#components/ui/islands/server-html';
import { pageEvents } from '#lib/events/lists/page-events';
import styles from './event-browser.module.css';
import { CalendarSections, MonthSections } from './event-sections.tsx';
import type { BrowsedList, ListedPage } from './listed-page.ts';
import { MoreEvents } from './more-events.tsx';
import '#components/ui/chip.module.css';
import '../card/card-grid.module.css';
import '../card/event-card.module.css';
import '../card/event-card-lines.module.css';
import '../card/day-stub.module.css';
import '../card/folded-events.module.css';
import '../card/event-hour.module.css';
import '../month/month-links.module.css';

type FullListProps = Pick<ListedPage, 'name' | 'today' | 'now' | 'layout' | 'total' | 'rest'> & {
  /** How search and filters have it; undefined as long as it is as the server has rendered it. */
  browsed: BrowsedList | undefined;
  /** Called when there is no HTML of the list: the page was reached inside the site. */
  onMissing: () => void;
  /** Called when more events are asked for before search and filters have come to life. */
  onEarlyMore: () => void;
};

/** On the server the sections are at hand; the browser's bundle is without them. */
const onServer = () =>
  typeof window === 'undefined' ? { calendar: CalendarSections, months: MonthSections } : undefined;

function renderPage({ name, today, now, layout, rest }: FullListProps) {
  const Sections = onServer()?.[layout];
  return Sections && <Sections events={pageEvents(name)} today={today} now={now} isPartial={rest > 0} />;
}

/**
 * All upcoming events: the server's HTML, and in its place what the search and filters above say. It is hidden rather
 * than unmounted, so that showing it again is fast and keeps the scroll position.
 */
export function FullList(props: FullListProps) {
  const { name, layout, total, rest, browsed, onMissing, onEarlyMore } = props;
  const { isHidden = false, replaced } = browsed ?? {};
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
      {replaced ? (
        <replaced.parts.LoadedList {...replaced.list} />
      ) : (
        <ServerHtml name={name} render={() => renderPage(props)} onMissing={onMissing} isBox />
      )}
      <MoreEvents
        layout={layout}
        total={browsed?.total ?? total}
        left={browsed?.left ?? rest}
        isLoading={browsed?.isLoading}
        onMore={browsed?.onMore ?? onEarlyMore}
        lastDay={pageEvents(name).at(-1)?.date}
      />
    </div>
  );
}
