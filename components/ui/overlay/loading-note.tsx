import type { ReactNode } from 'react';
import styles from './loading-note.module.css';

/** Says below the header that something was asked for and is on its way. */
export function LoadingNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      <span className={styles.mark} aria-hidden="true" />
      {children}
    </p>
  );
}
