import styles from './event-words.module.css';

type EventWordsProps = {
  text: string;
  /** The event's own description, where it cannot be said as it was written, because nobody can go there any more. */
  announced?: string;
};

/** What is said of an event; what was announced of one that is over, cancelled or postponed is a quotation. */
export function EventWords({ text, announced }: EventWordsProps) {
  return (
    <div className={styles.words}>
      <p className={styles.description}>{text}</p>
      {announced && (
        <figure className={styles.announced}>
          <figcaption>As it was announced</figcaption>
          <blockquote className={styles.description}>{announced}</blockquote>
        </figure>
      )}
    </div>
  );
}
