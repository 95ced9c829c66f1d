'use client';

import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';
import { isLightMode } from '#lib/device/light-mode.browser';
import { useSavedEventIds } from '#lib/device/saved-events.browser';
import type { EventChoices } from '#lib/events/event-choices';
import {
  type EventFilters,
  filtersFromSearch,
  isFiltering,
  NO_FILTERS,
  searchFromFilters,
} from '#lib/events/event-filters';
import type { EventSummary } from '#lib/events/event-summary';
import { isToCome } from '#lib/events/upcoming-events';
import type { UnderstoodFilters } from '#lib/questions/read-filters';
import { searchedWords, understandSearch } from '#lib/questions/understand-search';
import type { CalendarDay } from '#lib/time/calendar-day';
import { AddressReader } from '../filters/address-reader.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { useAddressFilters } from '../filters/use-address-filters.ts';
import { ViewSwitch } from '../filters/view-switch.tsx';
import { LazyMonthView } from '../month/lazy-month-view.tsx';
import { EventLinks } from '../page/event-links.tsx';
import { howArrived, scrollToResults } from './arrival.ts';
import styles from './event-browser.module.css';
import { firstMonth } from './first-month.ts';
import { FullList } from './full-list.tsx';
import { nearbyNames, resultText } from './result-text.ts';
import { SearchResults } from './search-results.tsx';
import { useEventIndex } from './use-event-index.ts';
import { useResults } from './use-results.ts';
import { useSearchTracking } from './use-search-tracking.ts';
import { useToday } from './use-today.ts';

type EventBrowserProps = {
  /** The first upcoming events, in order; all of them when a page holds them. */
  events: readonly EventSummary[];
  /** Number of upcoming events. */
  total: number;
  /** Version of the index of all events that belongs to this page. */
  version: string;
  /** The day in Belize when the page was rendered. */
  today: CalendarDay;
  /** The instant when the page was rendered, in milliseconds since 1970. */
  now: number;
  choices: EventChoices;
  layout: 'calendar' | 'months';
  /** The 'Near me' link, beside the choice of places. */
  nearMe?: ReactNode;
};

const EVENTS_PER_STEP = 96;

/** A choice replaces what was typed of its kind: choosing 'Tomorrow' removes 'tonight' from the field. */
function withoutReplaced(
  next: EventFilters,
  before: EventFilters,
  { withoutTyped }: UnderstoodFilters,
): EventFilters {
  const isOther = (field: 'when' | 'city' | 'category') => next[field] !== before[field];
  const timed = isOther('when') ? withoutTyped(next, 'time') : next;
  const placed = isOther('city') ? withoutTyped(timed, 'place') : timed;
  return isOther('category') ? withoutTyped(placed, 'category') : placed;
}

/** The list of all upcoming events with search, filters and month view. */
export function EventBrowser(props: EventBrowserProps) {
  const { events: pageEvents, version, today: pageDay, choices, layout } = props;
  const today = useToday(pageDay);
  const { filters, readAddress, change } = useAddressFilters();
  const { events, index, state, loadAll, prepare } = useEventIndex(pageEvents, props.total, version);
  const savedIds = useSavedEventIds();
  const [listed, setListed] = useState(pageEvents.length);
  const list = useRef<HTMLDivElement>(null);

  // A page rendered on an earlier day counts past events too; with all events loaded the number is exact.
  const total = useMemo(
    () => (state === 'all' ? events.filter((event) => isToCome(event, today)).length : props.total),
    [state, events, today, props.total],
  );
  const { reader, loadReader, reading, query, city, filtering, result, nearest } = useResults(filters, {
    events,
    index,
    choices,
    today,
    savedIds,
    isComplete: state === 'all' || state === 'failed',
  });
  useSearchTracking(
    searchedWords(filters.q),
    result && state === 'all' ? result.events.length + result.nearby.length > 0 : undefined,
  );
  const shown = useMemo(() => events.slice(0, listed), [events, listed]);
  const left = (state === 'all' ? events.length : total) - shown.length;
  const { month } = filters;

  // A URL with filters or a month needs all events at once.
  useEffect(() => {
    if (filtering || month) void loadAll();
  }, [filtering, month, loadAll]);

  const showMore = async () => {
    await loadAll();
    setListed((count) => count + EVENTS_PER_STEP);
  };

  const choose = useCallback(
    (next: EventFilters, how: 'pointing' | 'choice' | 'typing') => {
      // The assistant's prefix goes with the next choice, and typing after it makes it a plain search.
      const q = how === 'typing' ? next.q.replace(/^Voice: /, '') : searchedWords(next.q);
      const chosen = { ...next, q };
      change(
        reading ? withoutReplaced(chosen, filters, reading) : chosen,
        how === 'typing' ? 'typing' : 'choice',
      );
      if (how === 'pointing') scrollToResults(list.current);
    },
    [change, filters, reading],
  );

  const arrive = useCallback(
    (search: string) => {
      const how = howArrived();
      if (!readAddress(search) || !isFiltering(understandSearch(filtersFromSearch(search))) || how === 'back')
        return;
      scrollToResults(list.current, 'instant');
      // The focus moves to the results after a client navigation, not after a full load.
      if (how === 'link') list.current?.focus({ preventScroll: true });
    },
    [readAddress],
  );

  const prepareAll = useCallback(() => {
    prepare();
    if (!isLightMode()) void loadReader();
  }, [prepare, loadReader]);

  // Without saved events the month view would only be an empty month.
  const nothingSaved = Boolean(filters.saved) && result?.events.length === 0;
  return (
    <>
      <Suspense fallback={null}>
        <AddressReader onRead={arrive} />
      </Suspense>
      {/* Loads all events as soon as the filters are focused or hovered. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the controls inside */}
      <div className={styles.filters} onFocus={prepareAll} onPointerEnter={prepareAll}>
        <FilterBar
          filters={filters}
          choices={choices}
          total={total}
          onChange={choose}
          nearMe={props.nearMe}
        />
      </div>
      <div ref={list} id="found" tabIndex={-1} className={styles.head}>
        <p role="status" className={styles.status}>
          {resultText({ result, filters, total, state, cityLabel: city?.label, reading })}
        </p>
        <ViewSwitch
          month={month}
          onChange={(view) => {
            const next = view === 'month' ? firstMonth(result ? result.events : events, today) : undefined;
            change({ ...filters, month: next }, 'choice');
            scrollToResults(list.current);
          }}
        />
      </div>
      {reader && reading && (
        <reader.UnderstoodChips
          reading={reading}
          onRemove={(without) => {
            change(without, 'choice');
            list.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {state === 'failed' && (
        <EmptyState spot="offline" actions={<Button onClick={loadAll}>Try again</Button>}>
          <p>Only the next {pageEvents.length} events could be searched: the rest did not arrive.</p>
        </EmptyState>
      )}
      <EventLinks search={searchFromFilters(filters)} events={events}>
        {month && !nothingSaved && (
          <LazyMonthView
            loading={state === 'page' || state === 'loading'}
            events={result ? result.events : events}
            today={today}
            month={month}
            onMonth={(next) => change({ ...filters, month: next }, 'choice')}
          />
        )}
        {result && (!month || nothingSaved) && (
          <SearchResults
            result={result}
            filters={filters}
            cityLabel={query.city && (city?.label ?? query.city)}
            nearbyLabel={nearbyNames(city?.nearby ?? [], result.nearby, choices)}
            today={today}
            nearest={nearest}
            onClear={() => change(NO_FILTERS, 'choice')}
            onEverywhere={() => {
              const everywhere = { ...filters, city: undefined };
              change(reading?.withoutTyped(everywhere, 'place') ?? everywhere, 'choice');
            }}
          />
        )}
        <FullList
          events={shown}
          today={today}
          now={props.now}
          layout={layout}
          total={total}
          left={left}
          onMore={showMore}
          isLoading={state === 'loading'}
          isHidden={filtering || month !== undefined}
        />
      </EventLinks>
    </>
  );
}
