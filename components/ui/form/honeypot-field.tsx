import type { Ref } from 'react';
import styles from './honeypot-field.module.css';

/** Neutral, so that nobody learns from it what it is for. */
export const HONEYPOT_NAME = 'note';

/** A field that nobody sees or reaches; what fills it is a machine. Its value is read through `ref`, or by its name. */
export function HoneypotField({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.away} aria-hidden="true">
      <label>
        Leave this empty
        <input ref={ref} type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
