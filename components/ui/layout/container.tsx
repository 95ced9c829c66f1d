import type { ReactNode } from 'react';
import styles from './container.module.css';

/** The centred column of a page's content. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}
