import type { Route } from 'next';
import Link from 'next/link';
import { Icon } from '#components/ui/icon';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { pluralize } from '#lib/text/pluralize';
import styles from './postcard.module.css';
import { Stamp } from './stamp.tsx';

const COUNTRIES: Record<string, string> = { US: 'United States', GB: 'United Kingdom', CA: 'Canada' };

type PostcardProps = { slug: string; city: string; country: string; events: number };

/** A card by air mail from a city abroad; the whole card is one link to its events. */
export function Postcard({ slug, city, country, events }: PostcardProps) {
  return (
    <Link
      className={styles.card}
      href={`${THINGS_TO_DO_PATH}?city=${slug}` as Route}
      prefetch={false}
      data-country={country}
    >
      <span className={styles.paper}>
        <span className={styles.stamp}>
          <Stamp />
        </span>
        <span className={styles.country}>{COUNTRIES[country] ?? country}</span>{' '}
        <span className={styles.city}>{city}</span>{' '}
        <span className={styles.events}>
          {events > 0 ? <strong>{pluralize(events, 'event')} to come</strong> : 'No dates yet'}
          <Icon name="arrow-right" />
        </span>
      </span>
    </Link>
  );
}
