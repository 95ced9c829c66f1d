import type { ReactNode } from 'react';
import { KeptForm } from './kept-form.tsx';
import styles from './status.module.css';

export type SeenItem = { token: string; version: number };

type StatusFormProps = SeenItem & {
  /** The last part of the address: 'withdraw'. */
  action: 'correct' | 'withdraw' | 'cancelled' | 'moved' | 'take-back';
  children: ReactNode;
};

/** A plain form of the status page: it carries the private link and the version that was seen, and needs no script. */
export function StatusForm(form: StatusFormProps) {
  // Styles stay here: what a script brings along would be merged into the sheets of every page.
  return <KeptForm {...form} className={styles.form} />;
}
