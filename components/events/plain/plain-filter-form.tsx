import { type EventFilters, searchFromFilters } from '#lib/events/event-filters';
import { BEFORE_FIELD } from '#lib/events/filters/search-request';
import type { EventChoices } from '#lib/events/lists/event-choices';
import { SEARCH_PATH } from '#lib/site/site';
import styles from '../filters/filter-bar.module.css';
import { FilterFields } from '../filters/filter-fields.tsx';

type PlainFilterFormProps = { filters: EventFilters; choices: EventChoices; total: number };

/**
 * The filters as a form that needs no script. Days, hours and prices that its fields cannot say are chips beside it; a
 * hidden field sends them again.
 */
export function PlainFilterForm({ filters, choices, total }: PlainFilterFormProps) {
  const before = searchFromFilters(filters).slice(1);
  return (
    <search aria-label="Events">
      <form className={styles.plain} action={SEARCH_PATH} autoComplete="off">
        <FilterFields choices={choices} total={total} filters={filters} initial={filters} isPlain />
        {before && <input type="hidden" name={BEFORE_FIELD} value={before} />}
      </form>
    </search>
  );
}
