'use client';

import { type FormEvent, memo, useEffect, useRef } from 'react';
import type { EventChoices } from '#lib/events/event-choices';
import {
  type EventFilters,
  filtersFromSearch,
  searchFromFilters,
  WHEN_LABELS,
} from '#lib/events/event-filters';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  filters: EventFilters;
  choices: EventChoices;
  total: number;
  onChange: (filters: EventFilters, how: 'choice' | 'typing') => void;
};

type Choice = { value: string; label: string; count: number };

// Memoised: none of the options changes while somebody types.
const Options = memo(function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label, count }) => (
    <option key={value} value={value}>
      {label} ({count})
    </option>
  ));
});

const TIMES = [['', 'Any time'], ...Object.entries(WHEN_LABELS)] as const;

/** What the form says; its fields are named like the address's. */
function filtersFromForm(form: HTMLFormElement): EventFilters {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return filtersFromSearch(new URLSearchParams(fields));
}

function writeToForm(form: HTMLFormElement, filters: EventFilters) {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value = filters[field.name as keyof EventFilters] ?? '';
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value;
    // A field that already says it is left alone: setting a value moves the cursor of whoever is typing.
    else if (field.value !== value) field.value = value;
  }
}

/**
 * Search, place, category and time. The fields keep their own values, as a form does without a script: on a slow
 * phone somebody has typed or chosen before the script arrives, and React would set fields of its own back.
 * Sent without a script, the form leads to the full list.
 */
export function FilterBar({ filters, choices, total, onChange }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const { city, category } = filters;

  // What was chosen before the script arrived counts, unless the address asks for something itself.
  useEffect(() => {
    if (!form.current || window.location.search) return;
    const chosen = filtersFromForm(form.current);
    if (searchFromFilters(chosen)) onChange(chosen, 'choice');
  }, [onChange]);

  useEffect(() => {
    if (form.current) writeToForm(form.current, filters);
  }, [filters]);

  const read = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const typing = target instanceof HTMLInputElement && target.type === 'search';
    onChange(filtersFromForm(currentTarget), typing ? 'typing' : 'choice');
  };

  const knownCity = [...choices.cities, ...choices.districts].some(({ value }) => value === city);
  const knownCategory = choices.categories.some(({ value }) => value === category);
  return (
    <search aria-label="Events">
      <form
        ref={form}
        className={styles.bar}
        action="/things-to-do-in-belize"
        autoComplete="off"
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <label className={styles.field}>
          Search events
          <input
            className={styles.search}
            type="search"
            name="q"
            maxLength={100}
            enterKeyHint="search"
            placeholder="Drums, Dangriga, free, parade …"
          />
        </label>
        <div className={styles.row}>
          <label className={styles.field}>
            Place
            <select className={styles.select} name="city">
              <option value="">All places ({total})</option>
              {/* A place from an old link may have no events left; the visitor still sees what was asked for. */}
              {city && !knownCity && <option value={city}>{city}</option>}
              <optgroup label="Districts">
                <Options choices={choices.districts} />
              </optgroup>
              <optgroup label="Cities and villages">
                <Options choices={choices.cities} />
              </optgroup>
            </select>
          </label>
          <label className={styles.field}>
            Category
            <select className={styles.select} name="category">
              <option value="">All categories ({total})</option>
              {category && !knownCategory && <option value={category}>{category}</option>}
              <Options choices={choices.categories} />
            </select>
          </label>
        </div>
        <fieldset className={styles.times}>
          <legend>When</legend>
          {TIMES.map(([value, label]) => (
            <label key={value} className={styles.time}>
              <input type="radio" name="when" value={value} />
              {label}
            </label>
          ))}
        </fieldset>
      </form>
    </search>
  );
}
