import { PutOnAgain } from './put-on-again.tsx';
import styles from './status.module.css';

type NextYearProps = {
  /** The event form for next year; on the private page only. */
  values: Record<string, unknown>;
};

/** Offers an event that is over to be put on again next year. */
export function NextYear({ values }: NextYearProps) {
  return (
    <section className={styles.group} aria-labelledby="next-year">
      <h2 id="next-year">Again next year?</h2>
      <p>
        The form opens filled in as it was, on the same weekday next year. Check it and add its pictures
        again; our team reviews it like a new event.
      </p>
      <div className={styles.actions}>
        <PutOnAgain values={values} />
      </div>
      <noscript>
        <p>Filling in the form needs JavaScript, as the form itself does.</p>
      </noscript>
    </section>
  );
}
