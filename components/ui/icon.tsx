import styles from './icon.module.css';
import type { IconName } from './icon-name.tsx';

const SPRITE = '/images/icons.svg';

/** A line icon out of the one sprite; it says nothing to a screen reader, so its control needs words. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`${styles.icon} ${className}`} aria-hidden="true" focusable="false">
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}
