import type { ReactNode } from 'react';
import styles from './field-row.module.css';

/** Fields side by side where the width allows. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
