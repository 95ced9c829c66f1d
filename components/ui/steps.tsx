import styles from './steps.module.css';

type Step = { title: string; words: string };

/** A numbered list of steps, each with a title and a description. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, words }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  );
}
