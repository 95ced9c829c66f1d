import styles from './field.module.css';

/** Neutral, so that it does not reveal the purpose. */
const NAME = 'note';

/** A field that people neither see nor reach; only bots fill it. */
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

/** The value of a form's honeypot. */
export function honeypotOf(form: HTMLFormElement): string {
  const field = form.elements.namedItem(NAME);
  return field instanceof HTMLInputElement ? field.value : '';
}
