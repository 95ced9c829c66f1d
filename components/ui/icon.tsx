import styles from './icon.module.css';
import type { IconName } from './icon-name.tsx';

const SPRITE = '/images/icons.svg';

/** A line icon from the sprite; hidden from screen readers, so its control needs a label. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`${styles.icon} ${className}`} aria-hidden="true" focusable="false">
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}
