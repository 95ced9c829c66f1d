import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import type { CityChoice } from '#lib/events/event-choices';
import { searchFromFilters } from '#lib/events/event-filters';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { PlaceTileLinks } from './place-tile-links.tsx';
import styles from './place-tiles.module.css';

type PlaceTilesProps = {
  places: readonly CityChoice[];
  /** The 'Near me' link. */
  nearMe: ReactNode;
};

/** With 'Near me' they fill two or four rows. */
const MAX_PLACES = 7;

/** The places with the most events as large links. */
export function PlaceTiles({ places, nearMe }: PlaceTilesProps) {
  const mostEvents = [...places].sort((a, b) => b.count - a.count).slice(0, MAX_PLACES);
  return (
    <PlaceTileLinks>
      <ul className={styles.places}>
        <li className={styles.near}>{nearMe}</li>
        {mostEvents.map(({ value, label, count }) => (
          <li key={value}>
            <Link
              href={`${THINGS_TO_DO_PATH}${searchFromFilters({ q: '', city: value })}` as Route}
              prefetch={false}
              className={styles.place}
            >
              <Icon name="pin" />
              <span className={styles.label}>{label}</span>
              <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PlaceTileLinks>
  );
}
