import type { ReactNode } from 'react';
import styles from './footer-column.module.css';

/** A heading and the links below it; `pairs` lets them stand two by two where there is room for it. */
export function FooterColumn({
  title,
  pairs,
  children,
}: {
  title: string;
  pairs?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={pairs ? `${styles.links} ${styles.pairs}` : styles.links}>{children}</ul>
    </div>
  );
}
