import styles from './field.module.css';

/** Neutral, so that nobody learns from it what it is for. */
const NAME = 'note';

/** A field that nobody sees or reaches; what fills it is a machine. */
export function HoneypotField() {
  return (
    <div className={styles.away} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/** What the honeypot of a form holds. */
export function honeypotOf(form: HTMLFormElement): string {
  const field = form.elements.namedItem(NAME);
  return field instanceof HTMLInputElement ? field.value : '';
}
