import type { Route } from 'next';
import Link from 'next/link';
import { buttonClass } from '#components/ui/button';
import { Section } from '#components/ui/section';
import { DIASPORA_CITIES } from '#lib/places/places';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import styles from './diaspora.module.css';

/** Where Belize celebrates abroad. */
export function Diaspora() {
  return (
    <Section
      id="diaspora"
      title="Belize away from home"
      lead="Picnics, galas and parades of Belizeans abroad."
    >
      <ul className={styles.cities}>
        {DIASPORA_CITIES.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              className={buttonClass()}
              href={`${THINGS_TO_DO_PATH}?city=${slug}` as Route}
              prefetch={false}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
