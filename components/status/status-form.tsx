import type { ReactNode } from 'react';
import type { AnnouncementKind } from '#lib/submissions/items/announcements/announcement-kinds';
import { RestorableForm } from './restorable-form.tsx';
import styles from './status.module.css';

export type SeenItem = { token: string; version: number };

type StatusFormProps = SeenItem & {
  /** The last part of the form's action: 'withdraw'. */
  action:
    | 'correct'
    | 'withdraw'
    | AnnouncementKind
    | 'take-back'
    | 'propose'
    | 'take-back-proposal'
    | 'answer'
    | 'reopen';
  children: ReactNode;
};

/** A form of the status page: it carries the status token and the version that was seen, and needs no JavaScript. */
export function StatusForm(form: StatusFormProps) {
  // The styles are imported here: those of a client component would be merged into the style sheets of every page.
  return <RestorableForm {...form} className={styles.form} />;
}
