import type { ReactNode } from 'react';
import styles from './container.module.css';

/** The column everything stands in. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}
