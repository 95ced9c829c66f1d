import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon.tsx';
import styles from './form-note.module.css';

type FormNoteProps = {
  look?: 'info' | 'success' | 'error';
  /** For forms that move the focus to the note, or the note into view. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

const ICONS = { info: 'info', success: 'check', error: 'warning' } as const;
const ROLES = { info: undefined, success: 'status', error: 'alert' } as const;

/** A message inside a form: information, success or failure. */
export function FormNote({ look = 'info', ref, children }: FormNoteProps) {
  return (
    <div ref={ref} className={`${styles.note} ${styles[look]}`} role={ROLES[look]} tabIndex={-1}>
      <Icon name={ICONS[look]} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
