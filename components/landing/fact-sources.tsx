import styles from './facts-text.module.css';

type FactSourcesProps = {
  sources: readonly { title: string; publisher: string; address: string; published?: string }[];
};

const isPage = (address: string) => /^https?:\/\//.test(address);

/** Where the facts of a page were read, folded, in small print. */
export function FactSources({ sources }: FactSourcesProps) {
  if (sources.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>Where we read this ({sources.length})</summary>
      <ul>
        {sources.map(({ title, publisher, address, published }) => (
          <li key={address + title}>
            {isPage(address) ? (
              <a href={address} rel="noopener nofollow">
                {title}
              </a>
            ) : (
              title
            )}
            , {publisher}
            {published && `, ${published}`}
          </li>
        ))}
      </ul>
      <p>
        The sentences are our own. Something wrong? <a href="/#contact">Tell us</a>.
      </p>
    </details>
  );
}
