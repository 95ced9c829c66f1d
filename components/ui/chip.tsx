import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** 'off', 'put-off' and 'full' are states of an event: cancelled, postponed, and nothing left. */
export type ChipLook = 'plain' | 'hue' | 'glow' | 'accent' | 'solid' | 'off' | 'put-off' | 'full';

/** Classes of a chip; `hue` takes the colour of the nearest `data-category`. */
export const chipClass = (look: ChipLook = 'plain') =>
  look === 'plain' ? `${styles.chip}` : `${styles.chip} ${styles[look]}`;

/** A short label in a rounded frame. */
export function Chip({ look = 'plain', children }: { look?: ChipLook; children: ReactNode }) {
  return <span className={chipClass(look)}>{children}</span>;
}
