'use client';

import type { ReactNode } from 'react';
import { useArrival } from '#components/forms/use-arrival.ts';
import styles from './panel.module.css';

type PanelProps = {
  id: string;
  title: string;
  level: 2 | 3;
  /** Whether it is there from the beginning; else its heading takes the focus. */
  isFirst?: boolean;
  children: ReactNode;
};

/** What stands in the place of the form: a question, an offer or a failure. */
export function Panel({ id, title, level, isFirst = false, children }: PanelProps) {
  const Heading = `h${level}` as const;
  const heading = useArrival(id, !isFirst);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <Heading id={id} ref={heading} tabIndex={isFirst ? undefined : -1}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
