'use client';

import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/**
 * Lets keyboard users skip the header. The focus moves without a history entry: Next reloads the page when Back returns
 * to an entry of a plain hash link.
 */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: without JavaScript it is a plain link to the content
    <a className={styles.skip} href="#main" onClick={skip}>
      Skip to content
    </a>
  );
}
