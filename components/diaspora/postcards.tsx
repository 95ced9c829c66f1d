import { DIASPORA_CITIES } from '#lib/places/places';
import styles from './diaspora.module.css';
import { Postcard } from './postcard.tsx';

export type PostcardsProps = {
  /** Number of upcoming events by the slug of their place. */
  upcoming: Readonly<Record<string, number>>;
};

/** The cities of the diaspora as postcards. */
export function Postcards({ upcoming }: PostcardsProps) {
  return (
    <ul className={styles.cards}>
      {DIASPORA_CITIES.map(({ slug, name, country }) => (
        <li key={slug}>
          <Postcard slug={slug} city={name} country={country} events={upcoming[slug] ?? 0} />
        </li>
      ))}
    </ul>
  );
}
