import type { ReactNode } from 'react';
import styles from './status.module.css';

export type SeenItem = { token: string; version: number };

type StatusFormProps = SeenItem & {
  /** The last part of the address: 'withdraw'. */
  action: 'correct' | 'withdraw' | 'cancelled' | 'moved' | 'take-back';
  children: ReactNode;
};

/** A plain form of the status page: it carries the private link and the version that was seen, and needs no script. */
export function StatusForm({ action, token, version, children }: StatusFormProps) {
  return (
    <form className={styles.form} method="post" action={`/api/status/${action}`} noValidate>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={version} />
      {children}
    </form>
  );
}
