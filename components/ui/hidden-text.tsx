import type { ReactNode } from 'react';
import styles from './hidden-text.module.css';

/** Class of an element that is for screen readers alone. */
export const hiddenClass = styles.hidden;

/** Text for screen readers alone, where its meaning is otherwise only visual. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
