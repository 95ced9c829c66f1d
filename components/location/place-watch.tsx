'use client';

import { useEffect, useState } from 'react';
import { Lazy } from '#components/ui/islands/lazy';
import { LoadFailed } from '#components/ui/layout/load-failed';
import { MOBILE_QUERY } from '#lib/device/mobile-query';
import { whenIdle, whenLoaded } from '#lib/device/page-idle.browser';
import { LOCATION_KEY } from '#lib/location/location-keys';
import { NEAR_ME, updatePlaceStore, usePlaceStore } from '#lib/location/place-store.browser';

type PlaceWatchProps = { places: readonly { value: string; label: string; count: number }[] };

const loadFinder = () => import('./place-finder.tsx').then(({ PlaceFinder }) => PlaceFinder);

/**
 * Loads the code that detects the visitor's place: when the visitor asks for it or chooses a place, and once the page
 * is idle on a phone, or where a place was detected earlier in the session.
 */
export function PlaceWatch({ places }: PlaceWatchProps) {
  const [isNeeded, setNeeded] = useState(false);
  const { wish } = usePlaceStore();

  useEffect(() => {
    const { pathname } = window.location;
    let cancel = () => {};
    const stop = whenLoaded(() => {
      cancel = whenIdle(() => {
        try {
          if (matchMedia(MOBILE_QUERY).matches || LOCATION_KEY in sessionStorage) setNeeded(true);
        } catch {
          // Without storage there is no earlier place.
        }
      });
    });
    return () => {
      stop();
      cancel();
      // A request ends with its page. Where React mounts this component again on the same page, the request stays.
      if (window.location.pathname !== pathname) updatePlaceStore({ wish: undefined });
    };
  }, []);

  if (wish && !isNeeded) setNeeded(true);
  const giveUp = () => {
    updatePlaceStore({ wish: undefined });
    // The next click tries again.
    setNeeded(false);
  };
  return (
    isNeeded && (
      <Lazy
        load={loadFinder}
        props={{ places }}
        failed={wish === NEAR_ME ? <LoadFailed onClose={giveUp} /> : null}
      />
    )
  );
}
