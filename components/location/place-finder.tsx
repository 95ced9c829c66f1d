import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { heedPermission } from '#lib/location/heed-permission.browser';
import { mayLocateByItself } from '#lib/location/locate-by-itself.browser';
import { NEAR_ME, tellPlaceNews, usePlaceNews } from '#lib/location/place-news.browser';
import {
  chooseVisitorCity,
  detectVisitorLocation,
  useVisitorLocation,
} from '#lib/location/visitor-location.browser';
import { NearMeSearch } from './near-me-search.tsx';
import { NearOffer } from './near-offer.tsx';

type PlaceFinderProps = { places: readonly { value: string; label: string; count: number }[] };

/**
 * Takes up what is wished, and asks the browser where it is if that may be done without a press. The events there are
 * offered and the list stays as it is: nobody wants it to change under their finger.
 */
export function PlaceFinder({ places }: PlaceFinderProps) {
  const [offering, setOffering] = useState(false);
  const { wish } = usePlaceNews();
  const { source, city, confidence } = useVisitorLocation();
  const isChosen = useSearchParams().has('city');
  const here = source === 'auto' && city !== 'all' ? city : undefined;
  const place = places.find(({ value }) => value === here);

  useEffect(() => tellPlaceNews({ here }), [here]);
  useEffect(heedPermission, []);

  useEffect(() => {
    if (!wish || wish === NEAR_ME) return;
    void chooseVisitorCity(wish);
    tellPlaceNews({ wish: undefined });
  }, [wish]);

  useEffect(() => {
    if (!mayLocateByItself()) return;
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
