import type { ReactNode } from 'react';
import styles from './form-actions.module.css';

/** The buttons of a form, low on the screen where the thumb is; the first stands at the start, the last at the end. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
