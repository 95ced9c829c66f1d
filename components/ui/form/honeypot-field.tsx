import type { Ref } from 'react';
import styles from './honeypot-field.module.css';

/** A field that nobody sees or reaches; what fills it is a machine. Its value is read through `ref`. */
export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.away} aria-hidden="true">
      <label>
        Leave this empty
        <input ref={ref} type="text" name="note" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
