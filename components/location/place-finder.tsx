import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { canAutoLocate } from '#lib/location/can-auto-locate.browser';
import { NEAR_ME, updatePlaceStore, usePlaceStore } from '#lib/location/place-store.browser';
import {
  chooseVisitorCity,
  detectVisitorLocation,
  useVisitorLocation,
} from '#lib/location/visitor-location.browser';
import { watchGeolocationPermission } from '#lib/location/watch-geolocation-permission.browser';
import { NearMeSearch } from './near-me-search.tsx';
import { NearOffer } from './near-offer.tsx';
import { useNearestPlace } from './use-nearest-place.ts';

type PlaceFinderProps = { places: readonly { value: string; label: string; count: number }[] };

/**
 * Handles the visitor's requested place, and detects the location without a click where that is allowed. Events there
 * are offered, but the list is not filtered, so that it does not change while it is used.
 */
export function PlaceFinder({ places }: PlaceFinderProps) {
  const [offering, setOffering] = useState(false);
  const { wish } = usePlaceStore();
  const location = useVisitorLocation();
  const isChosen = useSearchParams().has('city');
  const here = useNearestPlace(location, places);
  const place = places.find(({ value }) => value === here);

  useEffect(() => updatePlaceStore({ here }), [here]);
  useEffect(watchGeolocationPermission, []);

  useEffect(() => {
    if (!wish || wish === NEAR_ME) return;
    void chooseVisitorCity(wish);
    updatePlaceStore({ wish: undefined });
  }, [wish]);

  useEffect(() => {
    if (!canAutoLocate()) return;
    setOffering(true);
    void detectVisitorLocation();
  }, []);

  // Not offered again once the visitor has chosen a place.
  if (offering && isChosen) setOffering(false);
  return (
    <>
      <div role="status">
        {offering && place && (
          <NearOffer place={place} confidence={location.confidence} onClose={() => setOffering(false)} />
        )}
      </div>
      {wish === NEAR_ME && <NearMeSearch places={places} />}
    </>
  );
}
