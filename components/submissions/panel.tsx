'use client';

import type { ReactNode } from 'react';
import { useHeadingFocus } from '#components/forms/use-heading-focus.ts';
import styles from './panel.module.css';

type PanelProps = {
  id: string;
  title: string;
  level: 2 | 3;
  /** Whether it is shown when the form opens; otherwise its heading takes the focus. */
  isFirst?: boolean;
  children: ReactNode;
};

/** Replaces the form: a question, an offer or a failure. */
export function Panel({ id, title, level, isFirst = false, children }: PanelProps) {
  const Heading = `h${level}` as const;
  const heading = useHeadingFocus(id, !isFirst);
  return (
    <section className={styles.panel} aria-labelledby={id} data-whole="">
      <Heading id={id} ref={heading} tabIndex={isFirst ? undefined : -1}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
