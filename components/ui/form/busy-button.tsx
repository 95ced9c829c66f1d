import { Button } from '../button.tsx';
import styles from './busy-button.module.css';

type BusyButtonProps = {
  busy: boolean;
  children: string;
  /** Label while the request is in progress: 'Sending…'. */
  busyWords: string;
};

/** A submit button. While busy it keeps the focus, shows its busy label and ignores presses. */
export function BusyButton({ busy, children, busyWords }: BusyButtonProps) {
  return (
    <Button
      type="submit"
      look="accent"
      className={styles.send}
      aria-disabled={busy || undefined}
      onClick={(event) => busy && event.preventDefault()}
    >
      {busy && <span className={styles.wheel} aria-hidden="true" />}
      <span aria-live="polite">{busy ? busyWords : children}</span>
    </Button>
  );
}
