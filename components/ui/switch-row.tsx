import type { ComponentProps } from 'react';
import styles from './switch-row.module.css';

type SwitchRowProps = ComponentProps<'button'> & { on: boolean };

/** A setting as a row: `children` are its icon and label, followed by a switch that shows its state. */
export const SwitchRow = ({ on, className = '', children, ...button }: SwitchRowProps) => (
  <button type="button" className={`${styles.row} ${className}`} aria-pressed={on} {...button}>
    {children}
    <span className={styles.switch} />
  </button>
);
