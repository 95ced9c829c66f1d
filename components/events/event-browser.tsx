'use client';

import { memo, Suspense, useEffect, useMemo, useState } from 'react';
import { Button } from '#components/ui/button';
import type { EventChoices } from '#lib/events/event-choices';
import { isFiltering, NO_FILTERS, searchFromFilters } from '#lib/events/event-filters';
import type { EventSummary } from '#lib/events/event-summary';
import { filterEvents } from '#lib/events/filter-events';
import { isToCome } from '#lib/events/upcoming-events';
import type { CalendarDay } from '#lib/time/calendar-day';
import { AddressReader } from './address-reader.tsx';
import styles from './event-browser.module.css';
import { EventLinks } from './event-links.tsx';
import { CalendarSections, MonthSections } from './event-sections.tsx';
import { FilterBar } from './filter-bar.tsx';
import { resultText } from './result-text.ts';
import { SearchResults } from './search-results.tsx';
import { useAddressFilters } from './use-address-filters.ts';
import { useEventIndex } from './use-event-index.ts';
import { useToday } from './use-today.ts';

type EventBrowserProps = {
  /** The first events to come, in order; all of them when there are no more than a page holds. */
  events: readonly EventSummary[];
  /** How many events there are to come. */
  total: number;
  /** Names the index of all events that belongs to this page. */
  version: string;
  /** The day in Belize when the page was made. */
  today: CalendarDay;
  choices: EventChoices;
  layout: 'calendar' | 'months';
};

const STEP = 96;

// Kept apart and memoised: typing in the search field never touches the hundreds of cards of the full list.
const FullList = memo(function FullList({
  layout,
  ...list
}: Pick<EventBrowserProps, 'events' | 'today' | 'layout'>) {
  return layout === 'calendar' ? <CalendarSections {...list} /> : <MonthSections {...list} />;
});

/** All events to come, to look through, search and filter. */
export function EventBrowser(props: EventBrowserProps) {
  const { events: pageEvents, version, today: pageDay, choices, layout } = props;
  const today = useToday(pageDay);
  const { filters, readAddress, change } = useAddressFilters();
  const { events, index, state, loadAll, prepare } = useEventIndex(pageEvents, props.total, version);
  const [listed, setListed] = useState(pageEvents.length);

  // A page that was made on an earlier day counts what is over by now; all events together tell the truth.
  const total = useMemo(
    () => (state === 'all' ? events.filter((event) => isToCome(event, today)).length : props.total),
    [state, events, today, props.total],
  );
  const filtering = isFiltering(filters);
  const city = [...choices.cities, ...choices.districts].find(({ value }) => value === filters.city);
  const result = useMemo(
    () => (filtering ? filterEvents(events, index(), filters, today, city) : undefined),
    [filtering, events, index, filters, today, city],
  );
  const shown = useMemo(() => events.slice(0, listed), [events, listed]);
  const left = (state === 'all' ? events.length : total) - shown.length;

  // An address with filters asks for all events without anybody coming near the field.
  useEffect(() => {
    if (filtering) void loadAll();
  }, [filtering, loadAll]);

  const showMore = async () => {
    await loadAll();
    setListed((count) => count + STEP);
  };

  return (
    <>
      <Suspense fallback={null}>
        <AddressReader onRead={readAddress} />
      </Suspense>
      {/* Whoever comes near the filters will want them all. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the controls inside */}
      <div onFocus={prepare} onPointerEnter={prepare}>
        <FilterBar filters={filters} choices={choices} total={total} onChange={change} />
      </div>
      <p role="status" className={styles.status}>
        {resultText({ result, filters, total, state, cityLabel: city?.label })}
      </p>
      {state === 'failed' && (
        <div className={styles.empty}>
          <p>Only the next {pageEvents.length} events could be searched: the rest did not arrive.</p>
          <Button onClick={loadAll}>Try again</Button>
        </div>
      )}
      <EventLinks search={searchFromFilters(filters)}>
        {result && (
          <SearchResults
            result={result}
            filters={filters}
            cityLabel={filters.city && (city?.label ?? filters.city)}
            nearbyLabel={city?.nearbyLabel}
            today={today}
            onClear={() => change(NO_FILTERS, 'choice')}
            onEverywhere={() => change({ ...filters, city: undefined }, 'choice')}
          />
        )}
        {/* Hidden rather than taken away: coming back to it costs nothing and finds the same place. */}
        <div className={filtering ? styles.putAway : undefined} inert={filtering} aria-hidden={filtering}>
          <FullList events={shown} today={today} layout={layout} />
          {left > 0 && (
            <div className={styles.more}>
              <Button onClick={showMore}>Show more events ({left} left)</Button>
            </div>
          )}
        </div>
      </EventLinks>
    </>
  );
}
