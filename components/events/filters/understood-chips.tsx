import { chipClass } from '#components/ui/chip';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import type { EventFilters } from '#lib/events/event-filters';
import type { UnderstoodFilters } from '#lib/questions/read-filters';
import styles from './understood-chips.module.css';

type UnderstoodChipsProps = {
  reading: UnderstoodFilters;
  /** Removes a part; without a script its chip is a link instead. */
  onRemove?: (without: EventFilters) => void;
  /** The address of the results of other filters. */
  hrefOf?: (without: EventFilters) => string;
};

/** What was understood of a search, each part a button or a link that removes it; and what was not. */
export function UnderstoodChips({ reading, onRemove, hrefOf }: UnderstoodChipsProps) {
  const { chips, unread, unknown, refused, isPlaceUnknown, help } = reading;
  const notes = unread.length + unknown.length + refused.length;
  if (chips.length + notes === 0 && !isPlaceUnknown && !help) return null;
  const look = `${chipClass('solid')} ${styles.chip}`;
  return (
    <div className={styles.understood}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Understood">
          {chips.map(({ key, label, without }) => {
            const content = (
              <>
                <HiddenText>Remove </HiddenText>
                {label}
                <Icon name="close" />
              </>
            );
            return (
              <li key={key}>
                {hrefOf ? (
                  <a className={look} href={hrefOf(without)} rel="nofollow">
                    {content}
                  </a>
                ) : (
                  <button type="button" className={look} onClick={() => onRemove?.(without)}>
                    {content}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {help && (
        <p aria-live="polite" lang={help.language}>
          {help.text} <a href={help.link.address}>{help.link.label}</a>
        </p>
      )}
      {unread.length > 0 && (
        <p role="status">“{unread.join(' ')}” is not a time we understand, so we left it out.</p>
      )}
      {unknown.length > 0 && <p role="status">Nothing mentions “{unknown.join(' ')}”, so it was left out.</p>}
      {refused.length > 0 && <p role="status">Left out: “{refused.join(', ')}”.</p>}
      {isPlaceUnknown && (
        <p role="status">
          Where are you? {hrefOf ? 'Choose a place.' : 'Press “Near me”, or choose a place.'}
        </p>
      )}
    </div>
  );
}
