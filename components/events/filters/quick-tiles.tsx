import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import type { TimeChoice } from '#lib/events/browser-events';
import type { CityChoice } from '#lib/events/event-choices';
import { searchFromFilters } from '#lib/events/event-filters';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { pluralize } from '#lib/text/pluralize';
import { QuickTileLinks } from './quick-tile-links.tsx';
import styles from './quick-tiles.module.css';

type QuickTilesProps = {
  times: readonly TimeChoice[];
  places: readonly CityChoice[];
  /** The 'Near me' link. */
  nearMe?: ReactNode;
};

/** With 'Near me' they fill two or four rows. */
const MAX_PLACES = 7;

const path = (filters: { when?: TimeChoice['value']; city?: string }) =>
  `${THINGS_TO_DO_PATH}${searchFromFilters({ q: '', ...filters })}` as Route;

/** Times and places as large links: the two most common questions of visitors. */
export function QuickTiles({ times, places, nearMe }: QuickTilesProps) {
  const mostEvents = [...places].sort((a, b) => b.count - a.count).slice(0, MAX_PLACES);
  return (
    <QuickTileLinks className={styles.tiles}>
      <section aria-labelledby="times-title">
        <h2 id="times-title" className={styles.title}>
          When?
        </h2>
        <ul className={styles.times}>
          {times.map(({ value, label, count }) => (
            <li key={value}>
              <Link href={path({ when: value })} prefetch={false} className={styles.time}>
                <span className={styles.label}>{label}</span>
                <span className={styles.count}>
                  {count === 0 ? 'Nothing yet' : pluralize(count, 'event')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {mostEvents.length > 0 && (
        <section id="places" aria-labelledby="places-title">
          <h2 id="places-title" className={styles.title}>
            Where?
          </h2>
          <ul className={styles.places}>
            {nearMe && <li className={styles.near}>{nearMe}</li>}
            {mostEvents.map(({ value, label, count }) => (
              <li key={value}>
                <Link href={path({ city: value })} prefetch={false} className={styles.place}>
                  <Icon name="pin" />
                  <span className={styles.label}>{label}</span>
                  <span className={styles.count}>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </QuickTileLinks>
  );
}
