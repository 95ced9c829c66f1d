import styles from './facts-text.module.css';

type FactsTextProps = {
  /** Each section: its heading, and its sentences in order. */
  sections: readonly { title: string; sentences: readonly { text: string }[] }[];
};

/** What we know of a celebration, a place or a month, in sections of short sentences; an empty one is left out. */
export function FactsText({ sections }: FactsTextProps) {
  return (
    <div className={styles.facts}>
      {sections
        .filter(({ sentences }) => sentences.length > 0)
        .map(({ title, sentences }) => (
          <section key={title}>
            <h2>{title}</h2>
            {sentences.length === 1 ? (
              <p>{sentences[0]?.text}</p>
            ) : (
              <ul>
                {sentences.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
    </div>
  );
}
