import type { ReactNode } from 'react';
import styles from './form-actions.module.css';

/** The buttons of a form, sticky at the bottom of a small screen; the first at the start, the last at the end. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
