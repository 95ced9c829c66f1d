import { type RefObject, useCallback } from 'react';
import { filtersFromSearch, isFiltering } from '#lib/events/event-filters';
import { understandSearch } from '#lib/questions/understand-search';
import { EVENT_LIST } from '#lib/site/event-lists';
import { howArrived, scrollToResults, showWholeList } from './arrival.ts';

/**
 * Reads the query of an address at which the visitor has arrived, and brings what it asks for into view, with the search
 * and the chips that say it. `readAddress` returns whether the filters have changed.
 */
export const useArrival = (
  readAddress: (search: string) => boolean,
  results: RefObject<HTMLElement | null>,
) =>
  useCallback(
    (search: string) => {
      const how = howArrived();
      const asked = filtersFromSearch(search);
      const isPart = isFiltering(understandSearch(asked));
      if (!isPart && !asked.month) showWholeList();
      if (!readAddress(search) || !isPart || how === 'back') return;
      const list = results.current?.closest<HTMLElement>(`#${EVENT_LIST}`) ?? null;
      scrollToResults(list, 'instant');
      // The focus moves to the results after a client navigation, not after a full load.
      if (how === 'link') results.current?.focus({ preventScroll: true });
    },
    [readAddress, results],
  );
