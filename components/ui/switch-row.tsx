import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './switch-row.module.css';

type SwitchRowProps = {
  icon: ReactNode;
  label: string;
  /** A line below the label: how it stands, and why. */
  note?: string;
  on: boolean;
  onPress: (event: MouseEvent<HTMLElement>) => void;
  className?: string | undefined;
};

/** A setting as a row: its icon, its name, and a switch that shows how it stands. */
export function SwitchRow({ icon, label, note, on, onPress, className = '' }: SwitchRowProps) {
  const id = useId();
  return (
    <button
      type="button"
      className={`${styles.row} ${className}`}
      aria-pressed={on}
      aria-labelledby={note ? id : undefined}
      aria-describedby={note ? `${id}-note` : undefined}
      onClick={onPress}
    >
      {icon}
      <span className={styles.words}>
        <span id={id}>{label}</span>
        {note && <small id={`${id}-note`}>{note}</small>}
      </span>
      <span className={styles.switch} />
    </button>
  );
}
