import type { EventChoices } from '#lib/events/event-choices';
import type { EventFilters } from '#lib/events/event-filters';
import { SEARCH_PATH } from '#lib/site/site';
import styles from '../filters/filter-bar.module.css';
import { FilterFields } from '../filters/filter-fields.tsx';

type PlainFilterFormProps = { filters: EventFilters; choices: EventChoices; total: number };

/**
 * The filters as a form that needs no script. Days, hours and prices that its fields cannot say are chips beside it, and
 * are not part of the next search.
 */
export function PlainFilterForm({ filters, choices, total }: PlainFilterFormProps) {
  return (
    <search aria-label="Events">
      <form className={styles.plain} action={SEARCH_PATH} autoComplete="off">
        <FilterFields choices={choices} total={total} filters={filters} initial={filters} isPlain />
      </form>
    </search>
  );
}
