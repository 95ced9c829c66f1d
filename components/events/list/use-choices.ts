import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { EventFilters } from '#lib/events/event-filters';
import { withoutReplaced } from '#lib/questions/replaced-words';
import { searchTextAfter } from '#lib/questions/understand-search';
import type { ChangeFilters } from '../filters/use-address-filters.ts';
import { scrollToResults } from './arrival.ts';
import type { Results } from './use-results.ts';

/** Applies what the visitor chooses; a choice by pointer and another view bring the results into view. */
export function useChoices(
  filters: EventFilters,
  change: ChangeFilters,
  reading: Results['reading'],
  results: RefObject<HTMLElement | null>,
) {
  const scrolls = useRef(false);
  // Once the choice is rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the filters
  useEffect(() => {
    if (scrolls.current) scrollToResults(results.current);
    scrolls.current = false;
  }, [filters]);

  const choose = useCallback(
    (next: EventFilters, how: 'pointing' | 'choice' | 'typing') => {
      const chosen = { ...next, q: searchTextAfter(how, next.q) };
      scrolls.current = how === 'pointing';
      change(
        reading ? withoutReplaced(chosen, filters, reading) : chosen,
        how === 'typing' ? 'typing' : 'choice',
      );
    },
    [change, filters, reading],
  );

  /** Shows a month as a calendar, or the list. */
  const chooseView = (month: string | undefined) => {
    scrolls.current = true;
    change((latest) => ({ ...latest, month }), 'choice');
  };
  return { choose, chooseView };
}
