import { Icon } from '#components/ui/icon';
import type { CityChoice } from '#lib/events/lists/count-choices';
import type { EventChoices } from '#lib/events/lists/event-choices';
import sheet from './filter-sheet.module.css';
import { PLACE_SHEET, SheetHead } from './filter-sheet.tsx';
import styles from './place-sheet.module.css';

type PlaceSheetProps = {
  choices: EventChoices;
  total: number;
  chosen: string | undefined;
  /** The place where the visitor is, if that is known. */
  here?: CityChoice | undefined;
  /** Called with a place's value, or with undefined for all places. */
  onChoose: (city: string | undefined) => void;
};

/** What is near the visitor first, the place itself and then those beside it; of the others what has most events. */
function nearAndFullFirst(cities: readonly CityChoice[], here: CityChoice | undefined): CityChoice[] {
  const near = here ? [here.value, ...here.nearby] : [];
  const distanceOf = ({ value }: CityChoice) => (near.includes(value) ? near.indexOf(value) : near.length);
  return [...cities].sort((one, other) => distanceOf(one) - distanceOf(other) || other.count - one.count);
}

/** The places with their numbers of events, for a thumb. Its content is rendered while it is open. */
export function PlaceSheet({ choices, total, chosen, here, onChoose }: PlaceSheetProps) {
  const place = ({ value, label, count }: Pick<CityChoice, 'value' | 'label' | 'count'>) => (
    <li key={value}>
      <button
        type="button"
        popoverTarget={PLACE_SHEET}
        popoverTargetAction="hide"
        className={styles.row}
        aria-pressed={value === (chosen ?? '')}
        onClick={() => onChoose(value || undefined)}
      >
        <Icon name={value ? 'pin' : 'globe'} />
        {label} <span className={sheet.count}>{count}</span>
      </button>
    </li>
  );
  const { districts, cities } = choices;
  return (
    <>
      <SheetHead sheet={PLACE_SHEET}>Where?</SheetHead>
      <ul>{place({ value: '', label: 'All places', count: total })}</ul>
      <h3 className={styles.name}>Cities and villages</h3>
      <ul>{nearAndFullFirst(cities, here).map(place)}</ul>
      <h3 className={styles.name}>Districts</h3>
      <ul>{districts.map(place)}</ul>
    </>
  );
}
