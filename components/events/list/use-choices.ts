import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { EventFilters } from '#lib/events/event-filters';
import type { FilterPart } from '#lib/events/filters/shown-filters';
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
    (next: EventFilters, how: 'pointing' | 'choice' | 'typing', changed: readonly FilterPart[]) => {
      const chosen = { ...next, q: searchTextAfter(how, next.q) };
      scrolls.current = how === 'pointing';
      // A choice replaces what was typed of its kind: choosing 'Tomorrow' removes 'tonight' from the field.
      const typed = changed.reduce((left, part) => reading?.withoutTyped(left, part) ?? left, chosen);
      change(typed, how === 'typing' ? 'typing' : 'choice');
    },
    [change, reading],
  );

  /** Shows a month as a calendar, or the list. */
  const chooseView = (month: string | undefined) => {
    scrolls.current = true;
    change((latest) => ({ ...latest, month }), 'choice');
  };
  return { choose, chooseView };
}
