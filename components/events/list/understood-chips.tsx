import { chipClass } from '#components/ui/chip';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import type { EventFilters } from '#lib/events/event-filters';
import type { UnderstoodFilters } from '#lib/questions/read-filters';
import styles from './understood-chips.module.css';

type UnderstoodChipsProps = { reading: UnderstoodFilters; onRemove: (without: EventFilters) => void };

/** What was understood of a search, each part a button that removes it; and what was not. */
export function UnderstoodChips({ reading, onRemove }: UnderstoodChipsProps) {
  const { chips, unread, isPlaceUnknown } = reading;
  if (chips.length === 0 && unread.length === 0 && !isPlaceUnknown) return null;
  return (
    <div className={styles.understood}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Understood">
          {chips.map(({ key, label, without }) => (
            <li key={key}>
              <button
                type="button"
                className={`${chipClass('solid')} ${styles.chip}`}
                onClick={() => onRemove(without)}
              >
                <HiddenText>Remove </HiddenText>
                {label}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {unread.length > 0 && (
        <p role="status">“{unread.join(' ')}” was not understood as a time, and is not searched.</p>
      )}
      {isPlaceUnknown && <p role="status">Where you are is not known: press “Near me”, or choose a place.</p>}
    </div>
  );
}
