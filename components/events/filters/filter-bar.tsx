import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useBackCloses } from '#components/ui/overlay/use-back-closes.ts';
import type { EventFilters } from '#lib/events/event-filters';
import { isTimeChoice, timeChoice } from '#lib/events/filters/field-values';
import { changedFilters, type FilterPart } from '#lib/events/filters/shown-filters';
import type { EventChoices } from '#lib/events/lists/event-choices';
import { updatePlaceStore, usePlaceStore } from '#lib/location/place-store.browser';
import { SEARCH_PATH } from '#lib/site/site';
import styles from './filter-bar.module.css';
import { FilterFields } from './filter-fields.tsx';
import { filtersFromForm, writeFilters } from './filter-form.ts';
import { PLACE_SHEET } from './filter-sheet.tsx';
import { PlaceSheet } from './place-sheet.tsx';

type FilterBarProps = {
  filters: EventFilters;
  /** What the controls show: the filters with what was understood of the typed words. */
  shown: EventFilters;
  choices: EventChoices;
  total: number;
  /**
   * `how` tells a choice by pointer from one by keyboard, which must not scroll the page; `changed` are the kinds of
   * filters that were chosen, in place of what was typed of them.
   */
  onChange: (
    filters: EventFilters,
    how: 'pointing' | 'choice' | 'typing',
    changed: readonly FilterPart[],
  ) => void;
};

/** The sheet of the form that is open. Browsers open and close sheets by themselves, before hydration too. */
function useOpenSheet(form: HTMLFormElement | null) {
  const [sheet, setSheet] = useState<HTMLElement>();
  useEffect(() => {
    if (!form) return;
    // The event does not bubble.
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) return;
      const isOpen = (target as HTMLElement).matches(':popover-open');
      setSheet((before) => (isOpen ? target : before === target ? undefined : before));
    };
    form.addEventListener('toggle', follow, { capture: true });
    return () => form.removeEventListener('toggle', follow, { capture: true });
  }, [form]);
  useBackCloses(sheet !== undefined, () => sheet?.hidePopover());
  return sheet?.id;
}

/**
 * Search, time, place, price and kind. The fields are uncontrolled: on a slow phone the visitor types or chooses faster
 * than they are rendered, and React would reset controlled fields. Without JavaScript the form opens the page of search
 * results.
 */
export function FilterBar({ filters, shown, choices, total, onChange }: FilterBarProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const isPointing = useRef(false);
  const { here: nearestPlace } = usePlaceStore();
  const openSheet = useOpenSheet(form);

  // Only other filters are written, nothing at any other render: it may come while the visitor presses a chip.
  useEffect(() => {
    if (form) writeFilters(form, shown);
  }, [form, shown]);

  const change = (next: EventFilters, how: 'pointing' | 'choice' | 'typing') => {
    const { filters: chosen, changed } = changedFilters(filters, shown, next);
    if (changed.includes('place')) updatePlaceStore({ wish: chosen.city ?? 'all' });
    onChange(chosen, how, changed);
  };

  const read = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const typing = target instanceof HTMLInputElement && target.type === 'search';
    const how = typing ? 'typing' : isPointing.current ? 'pointing' : 'choice';
    change(filtersFromForm(currentTarget, shown), how);
    // A choice by the arrow keys may not be the last one.
    if (how === 'pointing' && target instanceof Element)
      target.closest<HTMLElement>(':popover-open')?.hidePopover();
  };

  /** A press on what is chosen takes it back. */
  const takeBack = ({ currentTarget, target }: MouseEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio' || !target.value) return;
    const time = isTimeChoice(shown) && timeChoice(shown);
    if (target.value !== (target.name === 'when' ? time : shown.category)) return;
    const none = currentTarget.querySelector<HTMLInputElement>(`[name="${target.name}"][value=""]`);
    if (!none) return;
    none.checked = true;
    none.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const here = [...choices.cities, ...choices.quiet].find(({ value }) => value === nearestPlace);
  return (
    <search aria-label="Events" className={styles.search}>
      <form
        ref={setForm}
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
        onClick={takeBack}
        onSubmit={(event) => event.preventDefault()}
      >
        <FilterFields
          choices={choices}
          total={total}
          filters={shown}
          here={here}
          placeSheet={
            openSheet === PLACE_SHEET && (
              <PlaceSheet
                choices={choices}
                total={total}
                chosen={shown.city}
                here={here}
                onChoose={(city) => {
                  const { city: _, ...others } = shown;
                  change(city ? { ...others, city } : others, 'pointing');
                }}
              />
            )
          }
        />
      </form>
    </search>
  );
}
