import { Icon } from '#components/ui/icon';
import type { CityChoice, EventChoices } from '#lib/events/event-choices';
import sheet from './filter-sheet.module.css';
import { PLACE_SHEET, SheetHead } from './filter-sheet.tsx';
import styles from './place-sheet.module.css';

type PlaceSheetProps = {
  choices: EventChoices;
  total: number;
  chosen: string | undefined;
  /** Called with a place's value, or with undefined for all places. */
  onChoose: (city: string | undefined) => void;
};

/** The places with their numbers of events, for a thumb. Its content is rendered while it is open. */
export function PlaceSheet({ choices, total, chosen, onChoose }: PlaceSheetProps) {
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
      <h3 className={styles.name}>Districts</h3>
      <ul>{districts.map(place)}</ul>
      <h3 className={styles.name}>Cities and villages</h3>
      <ul>{cities.map(place)}</ul>
    </>
  );
}
