import type { ReactNode } from 'react';
import styles from './page-lead.module.css';

/** The title and the introduction of a page. */
export function PageLead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.lead}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
