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

type PlaceFinderProps = { places: readonly { value: string; label: string; count: number }[] };

/**
 * Takes up what is wished, and asks the browser where it is if that may be done without a press. The events there are
 * offered and the list stays as it is: nobody wants it to change under their finger.
 */
export function PlaceFinder({ places }: PlaceFinderProps) {
  const [offering, setOffering] = useState(false);
  const { wish } = usePlaceStore();
  const { source, city, confidence } = useVisitorLocation();
  const isChosen = useSearchParams().has('city');
  const here = source === 'auto' && city !== 'all' ? city : undefined;
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

  // What was not wanted, or chosen in another way, is not offered again.
  if (offering && isChosen) setOffering(false);
  return (
    <>
      <div role="status">
        {offering && place && (
          <NearOffer place={place} confidence={confidence} onClose={() => setOffering(false)} />
        )}
      </div>
      {wish === NEAR_ME && <NearMeSearch />}
    </>
  );
}
