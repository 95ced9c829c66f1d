'use client';

import { useEffect, useState } from 'react';
import { Late } from '#components/ui/late';
import { whenIdle, whenLoaded } from '#lib/device/at-rest.browser';
import { mayLocateByItself } from '#lib/location/locate-by-itself.browser';
import { detectVisitorLocation, useVisitorLocation } from '#lib/location/visitor-location.browser';

type NearOfferProps = { places: readonly { value: string; label: string; count: number }[] };

const loadCard = () => import('./near-offer-card.tsx').then(({ NearOfferCard }) => NearOfferCard);

/**
 * On a phone, asks where it is once the page rests, and offers the events there. The list itself stays as it is:
 * nobody wants it to change under their finger.
 */
export function NearOffer({ places }: NearOfferProps) {
  const [offering, setOffering] = useState(false);
  const { source, city } = useVisitorLocation();
  const place = source === 'auto' ? places.find(({ value }) => value === city) : undefined;

  useEffect(() => {
    if (!mayLocateByItself()) return;
    let cancel = () => {};
    const stop = whenLoaded(() => {
      cancel = whenIdle(() => {
        setOffering(true);
        void detectVisitorLocation();
      });
    });
    return () => {
      stop();
      cancel();
    };
  }, []);

  return (
    <div role="status">
      {offering && place && place.count > 0 && (
        <Late load={loadCard} props={{ place, onClose: () => setOffering(false) }} failed={null} />
      )}
    </div>
  );
}
