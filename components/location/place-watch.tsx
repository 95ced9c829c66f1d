'use client';

import { useEffect, useState } from 'react';
import { Late } from '#components/ui/overlay/late';
import { NotArrived } from '#components/ui/overlay/not-arrived';
import { MOBILE_QUERY } from '#lib/device/mobile-query';
import { whenIdle, whenLoaded } from '#lib/device/page-idle.browser';
import { LOCATION_KEY } from '#lib/location/location-keys';
import { NEAR_ME, updatePlaceStore, usePlaceStore } from '#lib/location/place-store.browser';

type PlaceWatchProps = { places: readonly { value: string; label: string; count: number }[] };

const loadFinder = () => import('./place-finder.tsx').then(({ PlaceFinder }) => PlaceFinder);
/**
 * Fetches what finds the visitor's place: when somebody wishes to be found or chooses a place, and once the page
 * rests on a phone, or where a place was found a while ago.
 */
export function PlaceWatch({ places }: PlaceWatchProps) {
  const [wanted, setWanted] = useState(false);
  const { wish } = usePlaceStore();

  useEffect(() => {
    let cancel = () => {};
    const stop = whenLoaded(() => {
      cancel = whenIdle(() => {
        try {
          if (matchMedia(MOBILE_QUERY).matches || LOCATION_KEY in sessionStorage) setWanted(true);
        } catch {
          // Where storage is switched off there is nothing to find again.
        }
      });
    });
    return () => {
      stop();
      cancel();
      // Nobody is led anywhere from a page they have left.
      updatePlaceStore({ wish: undefined });
    };
  }, []);

  if (wish && !wanted) setWanted(true);
  const giveUp = () => {
    updatePlaceStore({ wish: undefined });
    // The next press tries again.
    setWanted(false);
  };
  return (
    wanted && (
      <Late
        load={loadFinder}
        props={{ places }}
        failed={wish === NEAR_ME ? <NotArrived onClose={giveUp} /> : null}
      />
    )
  );
}
