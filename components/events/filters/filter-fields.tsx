import { memo, type ReactNode } from 'react';
import { SearchField } from '#components/forms/search/search-field';
import { Button } from '#components/ui/button';
import { hiddenClass } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { scriptedClass } from '#components/ui/scripted';
import { CATEGORY_LABELS, type EventCategory } from '#lib/events/event-category';
import type { CategoryChoice, CityChoice, EventChoices } from '#lib/events/event-choices';
import {
  type CostFilter,
  type EventFilters,
  NO_FILTERS,
  SAVED,
  TONIGHT,
  WHEN_LABELS,
} from '#lib/events/event-filters';
import { timeChoice } from '#lib/events/filters/field-values';
import type { FilterParameter } from '#lib/site/filter-parameters';
import styles from './filter-bar.module.css';
import chips from './filter-chip.module.css';

type FilterFieldsProps = {
  choices: EventChoices;
  total: number;
  /** The filters that apply: their place and category may be none of the choices any more. */
  filters: EventFilters;
  /** The values that the fields have at first, where no script writes them. */
  initial?: EventFilters;
  /** The place where the visitor is. */
  here?: CityChoice | undefined;
  /** What only a script can do is left out, and the button that sends the form is always shown. */
  isPlain?: boolean;
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

type ChoiceProps = {
  name: Extract<FilterParameter, 'when' | 'category'>;
  value: string;
  initial: string;
  /** The category whose colour it has. */
  category?: EventCategory;
  children: ReactNode;
};

const Choice = ({ name, value, initial, category, children }: ChoiceProps) => (
  <label className={chips.chip} data-category={category}>
    <input type="radio" name={name} value={value} defaultChecked={value === initial} />
    {children}
  </label>
);

type CategoriesProps = { choices: readonly CategoryChoice[]; initial: string };

const Categories = memo(function Categories({ choices, initial }: CategoriesProps) {
  return choices.map(({ value, label }) => (
    <Choice key={value} name="category" value={value} initial={initial} category={value}>
      <Icon name={value} />
      {label}
    </Choice>
  ));
});

const { today, ...LATER } = WHEN_LABELS;
const TIMES = Object.entries({ today, [TONIGHT]: 'Tonight', ...LATER });

const Times = memo(function Times({ initial }: { initial: string }) {
  return TIMES.map(([value, label]) => (
    <Choice key={value} name="when" value={value} initial={initial}>
      {label}
    </Choice>
  ));
});

const Submit = () => (
  <Button type="submit" look="primary" className={styles.submit ?? ''}>
    Search
  </Button>
);

/**
 * The fields for search, time, place and category, named like the parameters of the address, so that the form also works
 * without a script. Before hydration the visitor types or chooses; React leaves that alone.
 */
export function FilterFields(props: FilterFieldsProps) {
  const { choices, total, filters, initial = NO_FILTERS, here, isPlain = false, nearMe } = props;
  const { city, category } = filters;
  const { q, cost } = initial;
  const chosenTime = timeChoice(initial);
  const chosenCategory = initial.category ?? '';
  const knownCity = [...choices.cities, ...choices.districts].some(({ value }) => value === city);
  const knownCategory = choices.categories.some(({ value }) => value === category);
  return (
    <>
      <div className={styles.first}>
        <SearchField
          labelClass={`${styles.field} ${styles.box}`}
          icon={<Icon name="search" />}
          defaultValue={q || undefined}
        />
        {isPlain ? (
          <Submit />
        ) : (
          <>
            <noscript>
              <Submit />
            </noscript>
            <label className={`${chips.chip} ${chips.saved} ${scriptedClass}`}>
              <input type="checkbox" name={'saved' satisfies FilterParameter} value={SAVED} />
              <Icon name="bookmark" />
              Saved
            </label>
          </>
        )}
      </div>
      <div className={styles.bar}>
        <fieldset className={styles.times}>
          <legend className={hiddenClass}>When</legend>
          <Choice name="when" value="" initial={chosenTime}>
            Any time
          </Choice>
          <Times initial={chosenTime} />
        </fieldset>
        <label className={`${chips.chip} ${styles.free}`}>
          <input
            type="checkbox"
            name={'cost' satisfies FilterParameter}
            value={'free' satisfies CostFilter}
            defaultChecked={cost === 'free'}
          />
          Free
        </label>
        <label className={styles.place}>
          <span className={hiddenClass}>Place</span>
          <span className={styles.box}>
            <Icon name="pin" />
            <select name={'city' satisfies FilterParameter} defaultValue={initial.city}>
              <option value="">All places ({total})</option>
              {here && (
                <option value={here.value}>
                  Near me: {here.label} ({here.count})
                </option>
              )}
              {/* A place from an old link may have no events left; it is still shown as chosen. */}
              {city && !knownCity && (
                <option value={city}>
                  {choices.quiet.find(({ value }) => value === city)?.label ?? city}
                </option>
              )}
              <optgroup label="Districts">
                <Options choices={choices.districts} />
              </optgroup>
              <optgroup label="Cities and villages">
                <Options choices={choices.cities} />
              </optgroup>
            </select>
          </span>
        </label>
        {nearMe && <div className={`${styles.near} ${scriptedClass}`}>{nearMe}</div>}
        <fieldset className={styles.categories}>
          <legend className={hiddenClass}>Category</legend>
          <Choice name="category" value="" initial={chosenCategory}>
            All categories
          </Choice>
          {category && !knownCategory && (
            <Choice name="category" value={category} initial={chosenCategory}>
              {CATEGORY_LABELS[category]}
            </Choice>
          )}
          <Categories choices={choices.categories} initial={chosenCategory} />
        </fieldset>
      </div>
    </>
  );
}
