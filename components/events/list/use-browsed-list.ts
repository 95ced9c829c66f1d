import { useLayoutEffect, useMemo, useRef } from 'react';
import type { CalendarDay } from '#lib/time/calendar-day';
import { nowOn } from '#lib/time/today.browser';
import { showWholeList } from './arrival.ts';
import { holdPlace } from './held-place.ts';
import type { BrowsedList, ListedPage } from './listed-page.ts';
import type { LoadedEvents } from './loaded-events.ts';
import type { ListedEvents } from './use-listed-events.ts';

type Browsed = Pick<BrowsedList, 'search' | 'isHidden'> & {
  today: CalendarDay;
  loaded: LoadedEvents | undefined;
  listed: ListedEvents;
  onBrowse: (list: BrowsedList) => void;
};

/**
 * Says how the full list below is shown, before the change is painted. It says so to the list's owner, which has drawn it
 * before this code was there.
 */
export function useBrowsedList({ layout, today: pageDay }: ListedPage, browsed: Browsed) {
  const { search, isHidden, today, loaded, onBrowse } = browsed;
  const { shown, total, left, isLoading, hasFailed, showMore } = browsed.listed;
  const list = useMemo(
    () => ({
      isHidden,
      replaced:
        loaded && shown
          ? {
              parts: loaded.parts,
              list: { events: shown, today, now: nowOn(today), layout, isPartial: left > 0 },
            }
          : undefined,
      total,
      left,
      isLoading,
      onMore: showMore,
      search,
      events: loaded?.events,
    }),
    [isHidden, loaded, shown, today, layout, total, left, isLoading, showMore, search],
  );
  const drawnDay = useRef(pageDay);
  useLayoutEffect(() => {
    const day = list.replaced?.list.today ?? pageDay;
    const release = day === drawnDay.current ? undefined : holdPlace();
    drawnDay.current = day;
    onBrowse(list);
    // The owner draws it before other tasks.
    if (release) queueMicrotask(release);
  }, [onBrowse, list, pageDay]);

  useLayoutEffect(() => {
    if (isHidden || hasFailed) showWholeList();
  }, [isHidden, hasFailed]);
}
