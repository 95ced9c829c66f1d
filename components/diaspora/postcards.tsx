import type { CityAbroad } from '#lib/events/lists/cities-abroad';
import styles from './diaspora.module.css';
import { Postcard } from './postcard.tsx';

export type PostcardsProps = {
  /** Those of the diaspora, and others that have events to come. */
  cities: readonly CityAbroad[];
};

/** The cities abroad as postcards. */
export function Postcards({ cities }: PostcardsProps) {
  return (
    <ul className={styles.cards}>
      {cities.map(({ slug, name, country, events }) => (
        <li key={slug}>
          <Postcard slug={slug} city={name} country={country} events={events} />
        </li>
      ))}
    </ul>
  );
}
