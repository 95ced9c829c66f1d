'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button, buttonClass } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { placeAddress } from '#lib/location/place-address';
import { showPlace } from '#lib/location/show-place.browser';
import { useVisitorLocation } from '#lib/location/visitor-location.browser';
import { countText } from '#lib/text/count-text';
import styles from './near-offer-card.module.css';

type NearOfferCardProps = {
  place: { value: string; label: string; count: number };
  onClose: () => void;
};

const STAYS_MS = 20_000;

/** Floats above the page, so that nothing moves; gone after a while, or once the address names a place anyway. */
export function NearOfferCard({ place: { value, label, count }, onClose }: NearOfferCardProps) {
  const { confidence } = useVisitorLocation();
  const chosen = useSearchParams().get('city');
  const [held, setHeld] = useState(false);
  const leave = useEffectEvent(onClose);

  useEffect(() => {
    if (chosen) return leave();
    if (held) return;
    const timer = setTimeout(() => leave(), STAYS_MS);
    return () => clearTimeout(timer);
  }, [chosen, held]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever is at its controls has time
    <div
      className={styles.card}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon name="near" className={styles.sign} />
      <p className={styles.words}>
        {confidence === 'low' ? 'Nearest to you' : 'Near you'}: <strong>{label}</strong>
      </p>
      <a
        className={`${buttonClass('primary')} ${styles.show}`}
        href={placeAddress(value, window.location)}
        onClick={(event) => {
          event.preventDefault();
          onClose();
          showPlace(value);
        }}
      >
        Show {countText(count, 'event')}
      </a>
      <Button look="icon" onClick={onClose}>
        <Icon name="close" />
        <HiddenText>Not now</HiddenText>
      </Button>
    </div>
  );
}
