import styles from './stamp.module.css';

/** A stamp with the sun over the sea, and the waves of a postmark across it. */
export function Stamp() {
  return (
    <svg className={styles.stamp} viewBox="0 0 112 72" aria-hidden="true" focusable="false">
      <rect className={styles.edge} x="56" y="4" width="52" height="64" />
      <rect className={styles.sky} x="61" y="9" width="42" height="54" />
      <circle className={styles.sun} cx="82" cy="36" r="13" />
      <path className={styles.sea} d="M61 40q5-5 10.5 0t10.5 0 10.5 0 10.5 0v23h-42z" />
      <path className={styles.wave} d="M61 51q5-5 10.5 0t10.5 0 10.5 0 10.5 0" />
      <path
        className={styles.mark}
        d="M4 22q8-7 16 0t16 0 16 0 16 0 16 0M4 36q8-7 16 0t16 0 16 0 16 0 16 0M4 50q8-7 16 0t16 0 16 0 16 0 16 0"
      />
    </svg>
  );
}
