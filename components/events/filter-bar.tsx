'use client';

import { Button } from '#components/ui/button';
import { isEventCategory } from '#lib/events/event-category';
import type { EventChoices } from '#lib/events/event-choices';
import { type EventFilters, WHEN_LABELS, type When } from '#lib/events/event-filters';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  filters: EventFilters;
  choices: EventChoices;
  total: number;
  onChange: (filters: EventFilters, how: 'choice' | 'typing') => void;
};

const TIMES = Object.entries(WHEN_LABELS) as [When, string][];

const Options = ({ choices }: { choices: readonly { value: string; label: string; count: number }[] }) =>
  choices.map(({ value, label, count }) => (
    <option key={value} value={value}>
      {label} ({count})
    </option>
  ));

/** Search, place, category and time. Without a script the form leads to the full list. */
export function FilterBar({ filters, choices, total, onChange }: FilterBarProps) {
  const { q, category, city, when } = filters;
  const known = [...choices.cities, ...choices.districts].some(({ value }) => value === city);
  return (
    <search aria-label="Events">
      <form
        className={styles.bar}
        action="/things-to-do-in-belize"
        onSubmit={(event) => event.preventDefault()}
      >
        <label className={styles.field}>
          Search events
          <input
            className={styles.search}
            type="search"
            name="q"
            value={q}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Drums, Dangriga, free, parade …"
            onChange={({ target }) => onChange({ ...filters, q: target.value }, 'typing')}
          />
        </label>
        <div className={styles.row}>
          <label className={styles.field}>
            Place
            <select
              className={styles.select}
              name="city"
              value={city ?? ''}
              onChange={({ target }) => onChange({ ...filters, city: target.value || undefined }, 'choice')}
            >
              <option value="">All places ({total})</option>
              {/* A place from an old link may have no events left; the visitor still sees what was asked for. */}
              {city && !known && <option value={city}>{city}</option>}
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
            <select
              className={styles.select}
              name="category"
              value={category ?? ''}
              onChange={({ target: { value } }) =>
                onChange({ ...filters, category: isEventCategory(value) ? value : undefined }, 'choice')
              }
            >
              <option value="">All categories ({total})</option>
              {category && !choices.categories.some(({ value }) => value === category) && (
                <option value={category}>{category}</option>
              )}
              <Options choices={choices.categories} />
            </select>
          </label>
        </div>
        <fieldset className={styles.times}>
          <legend>When</legend>
          {TIMES.map(([value, label]) => (
            <Button
              key={value}
              aria-pressed={when === value}
              onClick={() => onChange({ ...filters, when: when === value ? undefined : value }, 'choice')}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      </form>
    </search>
  );
}
