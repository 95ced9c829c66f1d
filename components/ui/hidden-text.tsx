import type { ReactNode } from 'react';
import styles from './hidden-text.module.css';

/** For an element that carries its words for screen readers itself. */
export const hiddenClass = styles.hidden;

/** Words for screen readers alone, where the eye has a picture or a place to go by. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
