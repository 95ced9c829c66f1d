import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { LoadingNote } from '#components/ui/overlay/loading-note';
import { isLightMode } from '#lib/device/light-mode.browser';
import { useSavedEventIds } from '#lib/device/saved-events.browser';
import { searchFromFilters } from '#lib/events/event-filters';
import { shownFilters } from '#lib/events/filters/shown-filters';
import { readSearchText } from '#lib/questions/understand-search';
import { useToday } from '#lib/time/today.browser';
import { AddressReader } from '../filters/address-reader.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { useAddressFilters } from '../filters/use-address-filters.ts';
import styles from './event-browser.module.css';
import { FoundEvents } from './found-events.tsx';
import type { BrowsedList, ListedPage } from './listed-page.ts';
import { ResultsHead } from './results-head.tsx';
import { useArrival } from './use-arrival.ts';
import { useBrowsedList } from './use-browsed-list.ts';
import { useChoices } from './use-choices.ts';
import { useCounts } from './use-counts.ts';
import { useEventIndex } from './use-event-index.ts';
import { useListedEvents } from './use-listed-events.ts';
import { useResults } from './use-results.ts';
import { useSearchTracking } from './use-search-tracking.ts';

export type EventBrowserProps = ListedPage & {
  /** Whether there is no HTML of the list: the page was reached inside the site. */
  isMissing: boolean;
  /** Whether more events were asked for before this came to life. */
  isMoreAsked: boolean;
  /** Called with how the list is to be shown; must be the same function on every render. */
  onBrowse: (list: BrowsedList) => void;
};

/**
 * Search, filters and month view of the list of all upcoming events, which follows in FullList: that has the HTML of the
 * server at first, and the events themselves are loaded for the first search or choice.
 */
export function EventBrowser({ isMissing, isMoreAsked, onBrowse, ...page }: EventBrowserProps) {
  const head = useRef<HTMLDivElement>(null);
  const today = useToday(page.today);
  const address = useAddressFilters();
  const { filters, readAddress, acknowledge, change } = address;
  const { month } = filters;
  const index = useEventIndex(page.version, page.total);
  const { loaded, loadAll, prepare } = index;
  const { total, choices } = useCounts(page, loaded, today);
  const savedIds = useSavedEventIds();
  const [typed, setTyped] = useState<string>();
  const isTyping = typed === filters.q;
  const results = useResults(filters, { loaded, choices, today, savedIds, isTyping });
  const { reading, filtering, result, isLooking, loadReader } = results;
  useSearchTracking(
    readSearchText(filters.q).words,
    isLooking ? undefined : result && result.events.length + result.nearby.length > 0,
  );

  const isPartAsked = filtering || month !== undefined;
  const listed = useListedEvents(page, index, { today, total, isPartAsked, isMissing, isMoreAsked });
  const { isLoading, hasFailed } = listed;
  const isHidden = result !== undefined || (month !== undefined && !hasFailed);
  const search = searchFromFilters(filters);
  useBrowsedList(page, { search, isHidden, today, loaded, listed, onBrowse });

  const understood = reading?.search;
  const shown = useMemo(() => shownFilters(filters, understood), [filters, understood]);
  const { choose, chooseView } = useChoices(address, reading, head);
  const changeBy: typeof choose = (next, how, changed) => {
    setTyped(how === 'typing' ? next.q : undefined);
    choose(next, how, changed);
  };
  const arrive = useArrival(readAddress, head);
  const prepareAll = useCallback(() => {
    prepare();
    if (!isLightMode()) void loadReader();
  }, [prepare, loadReader]);
  return (
    <>
      <Suspense fallback={null}>
        <AddressReader onRendered={acknowledge} onRead={arrive} />
      </Suspense>
      {/* Loads all events as soon as the filters are focused or hovered. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the controls inside */}
      <div className={styles.filters} onFocus={prepareAll} onPointerEnter={prepareAll}>
        <FilterBar {...{ filters, shown, choices, total }} onChange={changeBy} />
      </div>
      <ResultsHead
        ref={head}
        {...{ filters, results, total, today }}
        isLoading={filtering && !hasFailed}
        loaded={loaded}
        firstMonthOfPage={page.month}
        nearMe={page.nearMe}
        onView={chooseView}
      />
      <FoundEvents
        {...{ filters, shown, change, results, loaded, choices, today, hasFailed }}
        onRetry={loadAll}
        onRemoved={() => head.current?.focus({ preventScroll: true })}
      />
      {isMissing && isLoading && !isHidden && <LoadingNote>Loading the events…</LoadingNote>}
    </>
  );
}
