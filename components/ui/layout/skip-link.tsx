'use client';

import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/**
 * The keyboard's way past the header. The focus moves without an entry in the history: Next reloads the page when
 * Back returns to an entry that a plain hash link made.
 */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: without a script it is the plain link to the content
    <a className={styles.skip} href="#main" onClick={skip}>
      Skip to content
    </a>
  );
}
