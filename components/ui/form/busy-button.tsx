import { Button } from '../button.tsx';
import styles from './busy-button.module.css';

type BusyButtonProps = {
  busy: boolean;
  children: string;
  /** What it says while it works: 'Sending…'. */
  busyWords: string;
  disabled?: boolean;
};

/** The button that sends. While it works it keeps the focus and says so, and further presses do nothing. */
export function BusyButton({ busy, children, busyWords, disabled }: BusyButtonProps) {
  return (
    <Button
      type="submit"
      look="accent"
      className={styles.send}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={(event) => busy && event.preventDefault()}
    >
      {busy && <span className={styles.wheel} aria-hidden="true" />}
      <span aria-live="polite">{busy ? busyWords : children}</span>
    </Button>
  );
}
