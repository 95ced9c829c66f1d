import type { ReactNode } from 'react';
import styles from './page-lead.module.css';

type PageLeadProps = {
  title: string;
  /** Whether what follows is wanted at once: a small title, the introduction beside it, and on a phone none. */
  isShort?: boolean;
  children: ReactNode;
};

/** The title and the introduction of a page. */
export function PageLead({ title, isShort = false, children }: PageLeadProps) {
  return (
    <div className={isShort ? `${styles.lead} ${styles.short}` : styles.lead}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
