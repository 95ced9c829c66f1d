import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';
import { LoadingNote } from '#components/ui/overlay/loading-note';
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
import { firstMonth } from '#lib/events/lists/first-month';
import { isToCome } from '#lib/events/occurrences';
import { withoutReplaced } from '#lib/questions/replaced-words';
import { readSearchText, searchTextAfter, understandSearch } from '#lib/questions/understand-search';
import type { CalendarDay } from '#lib/time/calendar-day';
import { useToday } from '#lib/time/today.browser';
import { AddressReader } from '../filters/address-reader.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { useAddressFilters } from '../filters/use-address-filters.ts';
import { ViewSwitch } from '../filters/view-switch.tsx';
import { LazyMonthView } from '../month/lazy-month-view.tsx';
import { howArrived, scrollToResults } from './arrival.ts';
import styles from './event-browser.module.css';
import { showList, takeAskedForMore, useMissingList } from './list-view.browser.ts';
import { LoadedList } from './loaded-list.tsx';
import { MoreEvents } from './more-events.tsx';
import { nearbyNames, resultText } from './result-text.ts';
import { useEventIndex } from './use-event-index.ts';
import { useResults } from './use-results.ts';
import { useSearchTracking } from './use-search-tracking.ts';

export type EventBrowserProps = {
  /** The name under which the server has the events of the page, and how many they are. */
  name: string;
  inPage: number;
  /** Number of upcoming events. */
  total: number;
  /** The month of the first of them, `yyyy-mm`. */
  month: string;
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

/** Ends what the start script has begun for an address that asks for a part of the list. */
const showWholeList = () => document.documentElement.removeAttribute('data-asks');

/**
 * Search, filters and month view of the list of all upcoming events, which follows in FullList: that has the HTML of the
 * server at first, and the events themselves are loaded for the first search or choice.
 */
export function EventBrowser(props: EventBrowserProps) {
  const { version, today: pageDay, choices, inPage, layout } = props;
  const today = useToday(pageDay);
  const { filters, readAddress, acknowledge, change } = useAddressFilters();
  const { loaded, state, loadAll, prepare } = useEventIndex(version, props.total);
  const savedIds = useSavedEventIds();
  const [listed, setListed] = useState(inPage);
  const [asksMore, setAsksMore] = useState(false);
  const isMissing = useMissingList();
  const list = useRef<HTMLDivElement>(null);

  // A page rendered on an earlier day counts past events too; with all events loaded the number is exact.
  const total = useMemo(
    () => loaded?.events.filter((event) => isToCome(event, today)).length ?? props.total,
    [loaded, today, props.total],
  );
  const { reader, loadReader, reading, query, city, filtering, result, nearest } = useResults(filters, {
    loaded,
    choices,
    today,
    savedIds,
  });
  useSearchTracking(
    readSearchText(filters.q).words,
    result && result.events.length + result.nearby.length > 0,
  );
  const { month } = filters;

  // What the address asks for needs the events, and so does a page that is shown on another day than its own.
  const isAsked = filtering || month !== undefined || isMissing;
  const isPageDay = today === pageDay;
  useEffect(() => {
    if (isAsked || !isPageDay) void loadAll();
  }, [isAsked, isPageDay, loadAll]);

  const showMore = async () => {
    setAsksMore(true);
    if (await loadAll()) setListed((count) => count + EVENTS_PER_STEP);
  };
  const showAskedFor = useEffectEvent(() => {
    if (takeAskedForMore()) void showMore();
  });
  useEffect(() => showAskedFor(), []);
  // What is loaded ahead may fail without a word.
  const hasFailed = state === 'failed' && (isAsked || asksMore);

  const isReplaced = isMissing || !isPageDay || listed > inPage;
  const isHidden = result !== undefined || (month !== undefined && !hasFailed);
  const left = total - listed;
  const shown = useMemo(() => loaded?.events.slice(0, listed), [loaded, listed]);
  const isLoading = state === 'loading';
  const search = searchFromFilters(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `showMore` does the same at every rendering
  useLayoutEffect(() => {
    showList({
      isHidden,
      search,
      events: loaded?.events,
      content:
        isReplaced && loaded && shown ? (
          <LoadedList
            events={shown}
            parts={loaded.parts}
            today={today}
            now={props.now}
            layout={layout}
            isPartial={left > 0}
          />
        ) : undefined,
      more: (
        <>
          {isMissing && isLoading && <LoadingNote>Loading the events…</LoadingNote>}
          <MoreEvents layout={layout} total={total} left={left} onMore={showMore} isLoading={isLoading} />
        </>
      ),
    });
  }, [
    search,
    isHidden,
    isReplaced,
    loaded,
    shown,
    today,
    props.now,
    layout,
    total,
    left,
    isMissing,
    isLoading,
  ]);
  useLayoutEffect(() => () => showList(undefined), []);
  useLayoutEffect(() => {
    if (isHidden || hasFailed) showWholeList();
  }, [isHidden, hasFailed]);

  // Once the choice is rendered.
  const scrollsTo = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the filters
  useEffect(() => {
    if (scrollsTo.current) scrollToResults(list.current);
    scrollsTo.current = false;
  }, [filters]);

  const choose = useCallback(
    (next: EventFilters, how: 'pointing' | 'choice' | 'typing') => {
      const chosen = { ...next, q: searchTextAfter(how, next.q) };
      scrollsTo.current = how === 'pointing';
      change(
        reading ? withoutReplaced(chosen, filters, reading) : chosen,
        how === 'typing' ? 'typing' : 'choice',
      );
    },
    [change, filters, reading],
  );

  const arrive = useCallback(
    (search: string) => {
      const how = howArrived();
      const asked = filtersFromSearch(search);
      const isPart = isFiltering(understandSearch(asked));
      if (!isPart && !asked.month) showWholeList();
      if (!readAddress(search) || !isPart || how === 'back') return;
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
        <AddressReader onRendered={acknowledge} onRead={arrive} />
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
          {resultText({
            result,
            filters,
            query,
            total,
            isLoading: filtering && !hasFailed,
            cityLabel: city?.label,
            reading,
          })}
        </p>
        <ViewSwitch
          month={month}
          onChange={(view) => {
            const known = result?.events ?? loaded?.events;
            const first = known ? firstMonth(known, today) : props.month;
            const next = view === 'month' ? first : undefined;
            scrollsTo.current = true;
            change((latest) => ({ ...latest, month: next }), 'choice');
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
      {hasFailed && (
        <EmptyState spot="offline" actions={<Button onClick={loadAll}>Try again</Button>}>
          <p>The events did not arrive: the connection may be weak.</p>
        </EmptyState>
      )}
      {month && !nothingSaved && !hasFailed && (
        <LazyMonthView
          loading={!loaded || (filtering && !result)}
          events={result?.events ?? loaded?.events ?? []}
          today={today}
          month={month}
          onMonth={(next) => change((latest) => ({ ...latest, month: next }), 'choice')}
        />
      )}
      {result && loaded && (!month || nothingSaved) && (
        <loaded.parts.SearchResults
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
    </>
  );
}
