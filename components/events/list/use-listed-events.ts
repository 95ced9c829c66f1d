import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CalendarDay } from '#lib/time/calendar-day';
import { nowOn } from '#lib/time/today.browser';
import type { ListedPage } from './listed-page.ts';
import type { EventIndexState } from './use-event-index.ts';

const EVENTS_PER_STEP = 96;

type Asked = {
  today: CalendarDay;
  total: number;
  /** Whether the address or a choice asks for a part of the list. */
  isPartAsked: boolean;
  /** Whether there is no HTML of the list, and whether more was asked for before this came to life. */
  isMissing: boolean;
  isMoreAsked: boolean;
};

/** How many of the events to come the full list shows, and what loads them where the page's HTML does not do. */
export function useListedEvents(page: ListedPage, index: EventIndexState, asked: Asked) {
  const { today, total, isPartAsked, isMissing, isMoreAsked } = asked;
  const { loaded, state, loadAll } = index;
  const [listed, setListed] = useState(page.inPage);
  const [hasAskedMore, setAskedMore] = useState(false);

  // A page rendered on an earlier day counts past events too; with all events loaded the number is exact.
  const listable = useMemo(
    () =>
      loaded?.events.filter((event) => loaded.parts.summaryAsListed(event, nowOn(today), today)).length ??
      page.inPage + page.rest,
    [loaded, today, page.inPage, page.rest],
  );

  // What the address asks for needs the events, and so does a page that is shown on another day than its own.
  const isAsked = isPartAsked || isMissing;
  const isPageDay = today === page.today;
  useEffect(() => {
    if (isAsked || !isPageDay) void loadAll();
  }, [isAsked, isPageDay, loadAll]);

  const showMore = useCallback(async () => {
    setAskedMore(true);
    if (await loadAll()) setListed((count) => count + EVENTS_PER_STEP);
  }, [loadAll]);
  const showAskedFor = useEffectEvent(() => {
    if (isMoreAsked) void showMore();
  });
  useEffect(() => showAskedFor(), []);

  const isReplaced = isMissing || !isPageDay || listed > page.inPage;
  const shown = useMemo(
    () => (isReplaced ? loaded?.events.slice(0, listed) : undefined),
    [isReplaced, loaded, listed],
  );
  return {
    total,
    left: listable - listed,
    /** What takes the place of the page's HTML; undefined while that is right. */
    shown,
    showMore,
    isLoading: state === 'loading',
    // What is loaded ahead may fail without a word.
    hasFailed: state === 'failed' && (isAsked || hasAskedMore),
  };
}

export type ListedEvents = ReturnType<typeof useListedEvents>;
