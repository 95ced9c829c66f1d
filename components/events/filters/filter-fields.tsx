import { memo, type ReactNode } from 'react';
import { SearchField } from '#components/forms/search/search-field';
import { Button } from '#components/ui/button';
import { HiddenText, hiddenClass } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { scriptedClass } from '#components/ui/scripted';
import { CATEGORY_LABELS, CATEGORY_SHORT_LABELS, type EventCategory } from '#lib/events/event-category';
import {
  type CostFilter,
  type EventFilters,
  NO_FILTERS,
  SAVED,
  TONIGHT,
  WHEN_LABELS,
  type When,
} from '#lib/events/event-filters';
import { isTimeChoice, timeChoice } from '#lib/events/filters/field-values';
import type { CategoryChoice, CityChoice } from '#lib/events/lists/count-choices';
import type { EventChoices } from '#lib/events/lists/event-choices';
import type { FilterParameter } from '#lib/site/filter-parameters';
import styles from './filter-bar.module.css';
import boxes from './filter-box.module.css';
import chips from './filter-chip.module.css';
import sheets from './filter-sheet.module.css';
import { KIND_SHEET, PLACE_SHEET, SheetButton, SheetHead, sheetClass, TIME_SHEET } from './filter-sheet.tsx';

type FilterFieldsProps = {
  choices: EventChoices;
  total: number;
  /** The filters that apply: their place and category may be none of the choices any more. */
  filters: EventFilters;
  /** The values that the fields have at first, where no script writes them. */
  initial?: EventFilters;
  /** The place where the visitor is. */
  here?: CityChoice | undefined;
  /**
   * All choices are in view: what only a script can do is left out, nothing is in a sheet, and the button that sends the
   * form is always shown.
   */
  isPlain?: boolean;
  /** The content of the sheet with the places, while it is open. */
  placeSheet?: ReactNode;
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

type CategoriesProps = { choices: readonly CategoryChoice[]; initial: string; isCounted: boolean };

const Categories = memo(function Categories({ choices, initial, isCounted }: CategoriesProps) {
  return choices.map(({ value, label, count }) => (
    <Choice key={value} name="category" value={value} initial={initial} category={value}>
      <Icon name={value} />
      {label}
      {isCounted && <span className={sheets.count}> {count}</span>}
    </Choice>
  ));
});

/** Times that are in no sheet. */
const FIRST_TIMES = ['weekend'] as const satisfies readonly When[];
const LATER_TIMES = (Object.keys(WHEN_LABELS) as When[]).filter(
  (when) => !FIRST_TIMES.includes(when as 'weekend'),
);

const Times = memo(function Times({ times, initial }: { times: readonly When[]; initial: string }) {
  return times.map((value) => (
    <Choice key={value} name="when" value={value} initial={initial}>
      {WHEN_LABELS[value]}
    </Choice>
  ));
});

const Submit = () => (
  <Button type="submit" look="accent" className={styles.submit ?? ''}>
    Search
  </Button>
);

/** 'San Ignacio' of 'San Ignacio & Santa Elena': a chip has room for one name. */
const firstName = (label: string) => label.replace(/ & .*/, '');

/** The other times and the kinds are in sheets, which browsers without sheets, and without scripts, show as rows. */
const sheet = (id: string, isPlain: boolean) =>
  isPlain ? {} : ({ id, popover: 'auto', className: sheetClass } as const);

/**
 * The fields for search, time, place, price and kind, named like the parameters of the address, so that the form also works
 * without a script. Before hydration the visitor types or chooses; React leaves that alone.
 */
export function FilterFields(props: FilterFieldsProps) {
  const { choices, total, filters, initial = NO_FILTERS, here, isPlain = false, placeSheet } = props;
  const { city, category } = filters;
  const { q, cost } = initial;
  const chosenTime = timeChoice(initial);
  const chosenCategory = initial.category ?? '';
  const chosenPlace = [...choices.cities, ...choices.districts, ...choices.quiet].find(
    ({ value }) => value === city,
  );
  const isKnownCity = [...choices.cities, ...choices.districts].some(({ value }) => value === city);
  const isKnownCategory = choices.categories.some(({ value }) => value === category);
  const { when } = filters;
  const otherTime =
    when && isTimeChoice(filters) && LATER_TIMES.includes(when) && timeChoice(filters) === when
      ? WHEN_LABELS[when]
      : undefined;
  return (
    <div className={styles.controls}>
      <div className={styles.first}>
        <SearchField
          labelClass={`${styles.field} ${boxes.box}`}
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
            <SheetButton sheet={TIME_SHEET} name="When" value={otherTime} className={styles.time} />
            <label className={`${chips.chip} ${styles.saved} ${scriptedClass}`}>
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
          <Choice name="when" value={TONIGHT} initial={chosenTime}>
            Tonight
          </Choice>
          <Choice name="when" value="weekend" initial={chosenTime}>
            <HiddenText>This </HiddenText>
            <span className={chips.weekend}>weekend</span>
          </Choice>
          <div {...sheet(TIME_SHEET, isPlain)}>
            {!isPlain && <SheetHead sheet={TIME_SHEET}>When?</SheetHead>}
            <Choice name="when" value="" initial={chosenTime}>
              Any time
            </Choice>
            <Times times={LATER_TIMES} initial={chosenTime} />
          </div>
        </fieldset>
        {!isPlain && (
          <>
            <SheetButton
              sheet={PLACE_SHEET}
              name="Place"
              value={city && firstName(chosenPlace?.label ?? city)}
              className={`${styles.placeChip} ${scriptedClass}`}
            />
            <div id={PLACE_SHEET} popover="auto" className={sheetClass}>
              {placeSheet}
            </div>
          </>
        )}
        <label className={styles.place}>
          <span className={hiddenClass}>Place</span>
          <span className={boxes.box}>
            <Icon name="pin" />
            <select name={'city' satisfies FilterParameter} defaultValue={initial.city}>
              <option value="">All places ({total})</option>
              {here && (
                <option value={here.value}>
                  Near me: {here.label} ({here.count})
                </option>
              )}
              {/* A place from an old link may have no events left; it is still shown as chosen. */}
              {city && !isKnownCity && <option value={city}>{chosenPlace?.label ?? city}</option>}
              <optgroup label="Districts">
                <Options choices={choices.districts} />
              </optgroup>
              <optgroup label="Cities and villages">
                <Options choices={choices.cities} />
              </optgroup>
            </select>
          </span>
        </label>
        <label className={`${chips.chip} ${styles.free}`}>
          <input
            type="checkbox"
            name={'cost' satisfies FilterParameter}
            value={'free' satisfies CostFilter}
            defaultChecked={cost === 'free'}
          />
          Free
        </label>
        {!isPlain && (
          <SheetButton
            sheet={KIND_SHEET}
            name="Kind"
            value={category && CATEGORY_SHORT_LABELS[category]}
            className={styles.kind}
          />
        )}
        <div {...sheet(KIND_SHEET, isPlain)}>
          {!isPlain && <SheetHead sheet={KIND_SHEET}>What kind?</SheetHead>}
          <fieldset className={styles.categories}>
            <legend className={hiddenClass}>Category</legend>
            <Choice name="category" value="" initial={chosenCategory}>
              All categories
              {!isPlain && <span className={sheets.count}> {total}</span>}
            </Choice>
            {category && !isKnownCategory && (
              <Choice name="category" value={category} initial={chosenCategory}>
                {CATEGORY_LABELS[category]}
              </Choice>
            )}
            <Categories choices={choices.categories} initial={chosenCategory} isCounted={!isPlain} />
          </fieldset>
        </div>
      </div>
    </div>
  );
}
