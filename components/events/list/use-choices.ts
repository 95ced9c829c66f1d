import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { EventFilters } from '#lib/events/event-filters';
import type { FilterPart } from '#lib/events/filters/shown-filters';
import { searchTextAfter } from '#lib/questions/understand-search';
import type { AddressFilters } from '../filters/use-address-filters.ts';
import { scrollToResults } from './arrival.ts';
import type { Results } from './use-results.ts';

/** Applies what the visitor chooses; a choice by pointer and another view bring the results into view. */
export function useChoices(
  { filters, change, ahead }: Pick<AddressFilters, 'filters' | 'change' | 'ahead'>,
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

  // Once the words are understood beside which something was chosen.
  useEffect(() => {
    if (!reading || !ahead.current) return;
    const { q, parts } = ahead.current;
    ahead.current = undefined;
    // Without another history entry. What was typed since then is meant beside the choice.
    if (q === filters.q) change((latest) => parts.reduce(reading.withoutTyped, latest), 'typing');
  }, [reading, filters, change, ahead]);

  const choose = useCallback(
    (next: EventFilters, how: 'pointing' | 'choice' | 'typing', changed: readonly FilterPart[]) => {
      const chosen = { ...next, q: searchTextAfter(how, next.q) };
      scrolls.current = how === 'pointing';
      // A choice replaces what was typed of its kind: choosing 'Tomorrow' removes 'tonight' from the field.
      const typed = reading ? changed.reduce(reading.withoutTyped, chosen) : chosen;
      if (!reading && changed.length > 0) {
        const before = ahead.current?.q === typed.q ? ahead.current.parts : [];
        ahead.current = { q: typed.q, parts: [...before, ...changed] };
      }
      change(typed, how === 'typing' ? 'typing' : 'choice');
    },
    [change, reading, ahead],
  );

  /** Shows a month as a calendar, or the list. */
  const chooseView = (month: string | undefined) => {
    scrolls.current = true;
    change((latest) => ({ ...latest, month }), 'choice');
  };
  return { choose, chooseView };
}
