import { type FormEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { hiddenClass } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
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
import { filtersFromForm, writeToForm } from './filter-form.ts';

type FilterBarProps = {
  filters: EventFilters;
  choices: EventChoices;
  total: number;
  /** `how` tells a choice made with a finger or a mouse from one made by key, which must not move the page. */
  onChange: (filters: EventFilters, how: 'pointing' | 'choice' | 'typing') => void;
  nearMe?: ReactNode;
};

// Memoised: none of the options changes while somebody types.
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

const Times = memo(function Times() {
  return Object.entries(WHEN_LABELS).map(([value, label]) => (
    <label key={value} className={chips.chip}>
      <input type="radio" name="when" value={value} />
      {label}
    </label>
  ));
});

/** Brings a chosen chip into view in the row it scrolls in; the page stays where it is. */
function showInRow({ parentElement: chip }: HTMLElement) {
  const row = chip?.parentElement;
  if (!chip || !row) return;
  const before = chip.offsetLeft - row.offsetLeft;
  if (before < row.scrollLeft || before + chip.offsetWidth > row.scrollLeft + row.clientWidth)
    row.scrollLeft = before - (row.clientWidth - chip.offsetWidth) / 2;
}

/**
 * Search, place, time and category. The fields keep their own values, as a form does without a script: on a slow
 * phone somebody has typed or chosen before the script arrives, and React would set fields of its own back.
 * Sent without a script, the form leads to the full list.
 */
export function FilterBar({ filters, choices, total, onChange, nearMe }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const pressed = useRef(false);
  const arrived = useRef(false);
  const { city, category } = filters;
  const news = usePlaceStore();

  useEffect(() => {
    if (!form.current) return;
    // What was chosen before the script arrived counts, unless the address asks for something itself. Until it is
    // taken over the fields stay as they are: somebody may be in the middle of a word.
    if (!arrived.current) {
      arrived.current = true;
      const asked = searchFromFilters(filtersFromSearch(window.location.search));
      const chosen = filtersFromForm(form.current, NO_FILTERS);
      if (!asked && searchFromFilters(chosen)) return onChange(chosen, 'choice');
    }
    writeToForm(form.current, filters);
    for (const chosen of form.current.querySelectorAll<HTMLInputElement>('input:checked')) showInRow(chosen);
  }, [filters, onChange]);

  const read = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const typing = target instanceof HTMLInputElement && target.type === 'search';
    const how = typing ? 'typing' : pressed.current ? 'pointing' : 'choice';
    const next = filtersFromForm(currentTarget, filters);
    if (next.city !== city) updatePlaceStore({ wish: next.city ?? 'all' });
    onChange(next, how);
  };

  const knownCity = [...choices.cities, ...choices.districts].some(({ value }) => value === city);
  const knownCategory = choices.categories.some(({ value }) => value === category);
  const cityBy = (slug: string | undefined) =>
    [...choices.cities, ...choices.quiet].find(({ value }) => value === slug);
  const here = cityBy(news.here);
  return (
    <search aria-label="Events" className={styles.search}>
      <form
        ref={form}
        className={styles.form}
        action={THINGS_TO_DO_PATH}
        autoComplete="off"
        onPointerDown={() => {
          pressed.current = true;
        }}
        onKeyDown={() => {
          pressed.current = false;
        }}
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.first}>
          <label className={styles.field}>
            Search events
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
          <fieldset className={styles.row}>
            <legend className={hiddenClass}>When</legend>
            <label className={chips.chip}>
              <input type="radio" name="when" value="" />
              Any time
            </label>
            <Times />
          </fieldset>
          <label className={`${chips.chip} ${chips.saved}`}>
            <input type="checkbox" name="saved" value="yes" />
            <Icon name="bookmark" />
            Saved
          </label>
        </div>
        <div className={styles.bar}>
          <label className={styles.field}>
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
                {/* A place from an old link may have no events left; the visitor still sees what was asked for. */}
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
          <fieldset className={styles.row}>
            <legend className={hiddenClass}>Category</legend>
            <label className={chips.chip}>
              <input type="radio" name="category" value="" />
              All categories
            </label>
            {category && !knownCategory && (
              <label className={chips.chip}>
                <input type="radio" name="category" value={category} />
                {category}
              </label>
            )}
            <Categories choices={choices.categories} />
          </fieldset>
        </div>
      </form>
    </search>
  );
}
