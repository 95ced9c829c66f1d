import { LinkedText } from '#components/ui/linked-text';
import { linkedParts } from '#lib/text/linked-parts';
import styles from './event-words.module.css';

type EventWordsProps = {
  text: string;
  /** The event's own description, where it cannot be said as it was written, because the event is over or off. */
  announced?: string;
};

/** Addresses, numbers and mail can be pressed. They are not ours: search engines are told so. */
const Words = ({ text }: { text: string }) => (
  <LinkedText parts={linkedParts(text)} rel="noopener nofollow ugc" />
);

/** What is said of an event; what was announced of one that is over, cancelled or postponed is a quotation. */
export function EventWords({ text, announced }: EventWordsProps) {
  return (
    <div className={styles.words}>
      <p className={styles.description}>
        <Words text={text} />
      </p>
      {announced && (
        <figure className={styles.announced}>
          <figcaption>As it was announced</figcaption>
          <blockquote className={styles.description}>
            <Words text={announced} />
          </blockquote>
        </figure>
      )}
    </div>
  );
}
