import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { EventChoices } from '#lib/events/event-choices';
import {
  type EventFilters,
  filtersFromSearch,
  NO_FILTERS,
  searchFromFilters,
} from '#lib/events/event-filters';
import { updatePlaceStore, usePlaceStore } from '#lib/location/place-store.browser';
import { SEARCH_PATH } from '#lib/site/site';
import styles from './filter-bar.module.css';
import { FilterFields } from './filter-fields.tsx';
import { filtersFromForm, writeFilters } from './filter-form.ts';

type FilterBarProps = {
  filters: EventFilters;
  choices: EventChoices;
  total: number;
  /** `how` tells a choice by pointer from one by keyboard, which must not scroll the page. */
  onChange: (filters: EventFilters, how: 'pointing' | 'choice' | 'typing') => void;
  nearMe?: ReactNode;
};

/** Scrolls the row of a chosen chip so that it is in view; the page does not scroll. */
function showInRow({ parentElement: chip }: HTMLElement) {
  let row = chip?.parentElement;
  // On a phone all chips are in one row, on a larger screen those of a group.
  while (row && row.tagName !== 'FORM' && row.scrollWidth <= row.clientWidth) row = row.parentElement;
  if (!chip || !row || row.tagName === 'FORM') return;
  const before = chip.getBoundingClientRect().left - row.getBoundingClientRect().left + row.scrollLeft;
  if (before < row.scrollLeft || before + chip.offsetWidth > row.scrollLeft + row.clientWidth)
    row.scrollLeft = before - (row.clientWidth - chip.offsetWidth) / 2;
}

/**
 * Search, place, time and category. The fields are uncontrolled: on a slow phone the visitor types or chooses before
 * hydration, and React would reset controlled fields. Without JavaScript the form opens the page of search results.
 */
export function FilterBar({ filters, choices, total, onChange, nearMe }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const isPointing = useRef(false);
  const isRead = useRef(false);
  const { city } = filters;
  const { here: nearestPlace } = usePlaceStore();

  const choose = useEffectEvent(onChange);
  // Only other filters are written, nothing at any other render: it may come while the visitor presses a chip.
  useEffect(() => {
    if (!form.current) return;
    // What was chosen before hydration applies, unless the URL has filters. Until then the fields are not written:
    // the visitor may be typing.
    if (!isRead.current) {
      isRead.current = true;
      const requested = searchFromFilters(filtersFromSearch(window.location.search));
      const chosen = filtersFromForm(form.current, NO_FILTERS);
      if (!requested && searchFromFilters(chosen)) return choose(chosen, 'choice');
    }
    writeFilters(form.current, filters);
    // Not the first chips, which stand for all: a row must not jump back under a finger that presses another chip.
    for (const chosen of form.current.querySelectorAll<HTMLInputElement>('input:checked'))
      if (chosen.value) showInRow(chosen);
  }, [filters]);

  const read = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const typing = target instanceof HTMLInputElement && target.type === 'search';
    const how = typing ? 'typing' : isPointing.current ? 'pointing' : 'choice';
    const next = filtersFromForm(currentTarget, filters);
    if (next.city !== city) updatePlaceStore({ wish: next.city ?? 'all' });
    onChange(next, how);
  };

  const here = [...choices.cities, ...choices.quiet].find(({ value }) => value === nearestPlace);
  return (
    <search aria-label="Events" className={styles.search}>
      <form
        ref={form}
        className={styles.form}
        action={SEARCH_PATH}
        autoComplete="off"
        onPointerDown={() => {
          isPointing.current = true;
        }}
        onKeyDown={() => {
          isPointing.current = false;
        }}
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <FilterFields choices={choices} total={total} filters={filters} here={here} nearMe={nearMe} />
      </form>
    </search>
  );
}
