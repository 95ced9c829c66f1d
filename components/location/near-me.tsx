'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon';
import { Late } from '#components/ui/late';
import { NotArrived } from '#components/ui/not-arrived';
import { showPlace } from '#lib/location/show-place.browser';
import type { LocationError } from '#lib/location/visitor-location';
import {
  detectVisitorLocation,
  useVisitorLocation,
  visitorLocation,
} from '#lib/location/visitor-location.browser';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import styles from './near-me.module.css';

type NearMeProps = {
  className?: string;
  /** Names of places, where the one that the browser named shall be said: 'Near me: Dangriga'. */
  places?: readonly { value: string; label: string }[];
};

const loadPlaceDialog = () => import('./place-dialog.tsx').then(({ PlaceDialog }) => PlaceDialog);

const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** The events of the place one is at; before the script arrives a link to all places. */
export function NearMe({ className = '', places }: NearMeProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [state, setState] = useState<'locating' | 'far' | LocationError>();
  const { source, city } = useVisitorLocation();
  const locating = state === 'locating';
  const here = source === 'auto' && places?.find(({ value }) => value === city);

  const locate = async () => {
    const known = visitorLocation();
    if (known.source === 'auto' && known.city !== 'all') return showPlace(known.city);
    setState('locating');
    const { location, error } = await detectVisitorLocation();
    // Whoever has gone elsewhere meanwhile, or chosen a place by hand, is left alone.
    const isWanted = link.current && visitorLocation().source !== 'manual';
    const isFound = location.city !== 'all';
    setState(isWanted && !isFound ? (error ?? 'far') : undefined);
    if (isWanted && isFound) showPlace(location.city);
  };

  return (
    <>
      <Link
        ref={link}
        className={`${className} ${styles.near}`}
        href={`${THINGS_TO_DO_PATH}#places` as Route}
        prefetch={false}
        aria-busy={locating}
        onClick={(event) => {
          if (isForBrowser(event)) return;
          event.preventDefault();
          if (!locating) void locate();
        }}
      >
        <Icon name="near" />
        <span>{here ? `Near me: ${here.label}` : 'Near me'}</span>
        <span role="status">{locating && 'Finding events near you...'}</span>
      </Link>
      {state && !locating && (
        <Late
          load={loadPlaceDialog}
          props={{ problem: state, onClose: () => setState(undefined), onAgain: locate }}
          failed={<NotArrived onClose={() => setState(undefined)} />}
        />
      )}
    </>
  );
}
