import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import { scriptedClass } from '#components/ui/scripted';
import { ScriptedLink } from '#components/ui/scripted-link';
import type { CityChoice } from '#lib/events/lists/count-choices';
import { listAddresses } from '#lib/site/list-addresses';
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
        <li className={`${styles.near} ${scriptedClass}`}>{nearMe}</li>
        {mostEvents.map(({ value, label, count }) => (
          <li key={value}>
            <ScriptedLink className={styles.place} {...listAddresses({ city: value })}>
              <Icon name="pin" />
              <span className={styles.label}>{label}</span>
              <span className={styles.count}>{count}</span>
            </ScriptedLink>
          </li>
        ))}
      </ul>
    </PlaceTileLinks>
  );
}
