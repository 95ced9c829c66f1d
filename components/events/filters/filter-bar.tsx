import { type FormEvent, memo, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { hiddenClass } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import type { CategoryChoice, CityChoice, EventChoices } from '#lib/events/event-choices';
import {
  type EventFilters,
  filtersFromSearch,
  NO_FILTERS,
  searchFromFilters,
  WHEN_LABELS,
} from '#lib/events/event-filters';
import { updatePlaceStore, usePlaceStore } from '#lib/location/place-store.browser';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import styles from './filter-bar.module.css';
import chips from './filter-chip.module.css';
import { filtersFromForm, TONIGHT, writeFilters } from './filter-form.ts';

type FilterBarProps = {
  filters: EventFilters;
  choices: EventChoices;
  total: number;
  /** `how` tells a choice by pointer from one by keyboard, which must not scroll the page. */
  onChange: (filters: EventFilters, how: 'pointing' | 'choice' | 'typing') => void;
  nearMe?: ReactNode;
};

// Memoised: the options do not change while the visitor types.
const Options = memo(function Options({ choices }: { choices: readonly CityChoice[] }) {
  return choices.map(({ value, label, count }) => (
    <option key={value} value={value}>
      {label} ({count})
    </option>
  ));
});

const Categories = memo(function Categories({ choices }: { choices: readonly CategoryChoice[] }) {
  return choices.map(({ value, label }) => (
    <label key={value} className={chips.chip} data-category={value}>
      <input type="radio" name="category" value={value} />
      <Icon name={value} />
      {label}
    </label>
  ));
});

const { today, ...LATER } = WHEN_LABELS;
const TIMES = Object.entries({ today, [TONIGHT]: 'Tonight', ...LATER });

const Times = memo(function Times() {
  return TIMES.map(([value, label]) => (
    <label key={value} className={chips.chip}>
      <input type="radio" name="when" value={value} />
      {label}
    </label>
  ));
});

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
 * hydration, and React would reset controlled fields. Submitted without JavaScript, the form opens the full list.
 */
export function FilterBar({ filters, choices, total, onChange, nearMe }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const isPointing = useRef(false);
  const isRead = useRef(false);
  const { city, category } = filters;
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

  const knownCity = [...choices.cities, ...choices.districts].some(({ value }) => value === city);
  const knownCategory = choices.categories.some(({ value }) => value === category);
  const cityBy = (slug: string | undefined) =>
    [...choices.cities, ...choices.quiet].find(({ value }) => value === slug);
  const here = cityBy(nearestPlace);
  return (
    <search aria-label="Events" className={styles.search}>
      <form
        ref={form}
        className={styles.form}
        action={THINGS_TO_DO_PATH}
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
        <div className={styles.first}>
          <label className={styles.field}>
            <span className={hiddenClass}>Search events</span>
            <span className={styles.box}>
              <Icon name="search" />
              <input
                type="search"
                name="q"
                maxLength={100}
                enterKeyHint="search"
                placeholder="Drums, Dangriga"
              />
            </span>
          </label>
          <label className={`${chips.chip} ${chips.saved}`}>
            <input type="checkbox" name="saved" value="yes" />
            <Icon name="bookmark" />
            Saved
          </label>
        </div>
        <div className={styles.bar}>
          <fieldset className={styles.times}>
            <legend className={hiddenClass}>When</legend>
            <label className={chips.chip}>
              <input type="radio" name="when" value="" />
              Any time
            </label>
            <Times />
          </fieldset>
          <label className={`${chips.chip} ${styles.free}`}>
            <input type="checkbox" name="cost" value="free" />
            Free
          </label>
          <label className={styles.place}>
            <span className={hiddenClass}>Place</span>
            <span className={styles.box}>
              <Icon name="pin" />
              <select name="city">
                <option value="">All places ({total})</option>
                {here && (
                  <option value={here.value}>
                    Near me: {here.label} ({here.count})
                  </option>
                )}
                {/* A place from an old link may have no events left; it is still shown as chosen. */}
                {city && !knownCity && <option value={city}>{cityBy(city)?.label ?? city}</option>}
                <optgroup label="Districts">
                  <Options choices={choices.districts} />
                </optgroup>
                <optgroup label="Cities and villages">
                  <Options choices={choices.cities} />
                </optgroup>
              </select>
            </span>
          </label>
          {nearMe && <div className={styles.near}>{nearMe}</div>}
          <fieldset className={styles.categories}>
            <legend className={hiddenClass}>Category</legend>
            <label className={chips.chip}>
              <input type="radio" name="category" value="" />
              All categories
            </label>
            {category && !knownCategory && (
              <label className={chips.chip}>
                <input type="radio" name="category" value={category} />
                {CATEGORY_LABELS[category]}
              </label>
            )}
            <Categories choices={choices.categories} />
          </fieldset>
        </div>
      </form>
    </search>
  );
}
