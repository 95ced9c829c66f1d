import styles from './asked-question.module.css';

/** A moderator's question, as its submitter reads it. */
export function AskedQuestion({ question }: { question: string }) {
  return (
    <figure className={styles.asked}>
      <figcaption>Our question</figcaption>
      <blockquote>{question}</blockquote>
    </figure>
  );
}
