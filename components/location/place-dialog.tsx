'use client';

import { type MouseEvent, useEffect, useEffectEvent, useId } from 'react';
import { Button, buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Modal } from '#components/ui/modal';
import { BELIZEAN_CITIES, CITIES_ABROAD } from '#lib/location/location-at';
import { placeAddress } from '#lib/location/place-address';
import { showPlace } from '#lib/location/show-place.browser';
import { LOCATION_ERRORS, type LocationError } from '#lib/location/visitor-location';
import { chooseVisitorCity, useVisitorLocation } from '#lib/location/visitor-location.browser';
import styles from './place-dialog.module.css';

type PlaceDialogProps = {
  /** 'far': the browser named a position that is near none of our places. */
  problem: 'far' | LocationError;
  onClose: () => void;
  onAgain: () => void;
};

const ADVICE = {
  far: 'You seem to be outside Belize, and none of the cities abroad we know is near.',
  unsupported: 'This browser cannot tell where you are.',
  denied: 'Your browser keeps your position to itself. You can allow it in the browser’s settings.',
  unavailable:
    'Your device could not find out where it is. It may help to switch on location, or to step outside.',
  timeout: 'Your device is taking its time. It may help to step outside.',
  failed: 'Something went wrong while asking your device.',
} as const satisfies Record<PlaceDialogProps['problem'], string>;

/** Why nobody knows where the visitor is, and the places to choose from by hand. */
export function PlaceDialog({ problem, onClose, onAgain }: PlaceDialogProps) {
  const title = useId();
  const { source, city } = useVisitorLocation();
  const mayWork = problem !== 'far' && problem !== 'unsupported';

  // Somebody may answer the browser's question only after we have stopped waiting for it.
  const found = source === 'auto' && city !== 'all';
  const goThere = useEffectEvent(() => {
    onClose();
    showPlace(city);
  });
  useEffect(() => {
    if (found) goThere();
  }, [found]);

  const choose = (event: MouseEvent, chosen: string) => {
    event.preventDefault();
    void chooseVisitorCity(chosen);
    onClose();
    showPlace(chosen);
  };

  const linkTo = (slug: string, name: string) => (
    <a
      className={buttonClass()}
      href={placeAddress(slug, window.location)}
      onClick={(event) => choose(event, slug)}
    >
      {name}
    </a>
  );

  return (
    <Modal labelledBy={title} onClose={onClose} size="small">
      <div className={styles.content}>
        <h2 id={title} tabIndex={-1} className={styles.title}>
          Where are you?
        </h2>
        <div className={styles.problem} role="alert">
          <Icon name={problem === 'far' ? 'globe' : 'warning'} />
          <div>
            <p className={styles.error}>
              {problem === 'far' ? 'Far from our places' : LOCATION_ERRORS[problem]}
            </p>
            <p>{ADVICE[problem]}</p>
          </div>
        </div>
        {mayWork && (
          <Button onClick={onAgain}>
            <Icon name="refresh" />
            Try again
          </Button>
        )}
        <h3 className={styles.group}>Choose your place</h3>
        <ul className={styles.places}>
          <li>{linkTo('all', 'All of Belize')}</li>
          {BELIZEAN_CITIES.map(({ slug, name }) => (
            <li key={slug}>{linkTo(slug, name)}</li>
          ))}
        </ul>
        <h3 className={styles.group}>Abroad</h3>
        <ul className={styles.places}>
          {CITIES_ABROAD.map(({ slug, name }) => (
            <li key={slug}>{linkTo(slug, name)}</li>
          ))}
        </ul>
        <p className={styles.private}>Where you are stays on this device.</p>
      </div>
    </Modal>
  );
}
