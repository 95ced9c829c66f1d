import { useEffect, useEffectEvent, useState } from 'react';
import { Button, buttonClass } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { placeHref } from '#lib/location/place-href';
import { showPlace } from '#lib/location/show-place.browser';
import type { VisitorLocation } from '#lib/location/visitor-location';
import { pluralize } from '#lib/text/pluralize';

import styles from './near-offer.module.css';

type NearOfferProps = {
  place: { value: string; label: string; count: number };
  confidence: VisitorLocation['confidence'];
  onClose: () => void;
};

const STAYS_MS = 20_000;

/** The events of the place that was found. It lies over the lower edge, so that nothing moves, and goes after a while. */
export function NearOffer({ place: { value, label, count }, confidence, onClose }: NearOfferProps) {
  const [isHeld, setIsHeld] = useState(false);
  const leave = useEffectEvent(onClose);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => leave(), STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stays as long as somebody is at its controls
    <div
      className={styles.card}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <p>
        {confidence === 'low' ? 'Nearest to you' : 'Near you'}: <strong>{label}</strong>
      </p>
      <a
        className={buttonClass('primary')}
        href={placeHref(value, window.location)}
        onClick={(event) => {
          event.preventDefault();
          onClose();
          showPlace(value);
        }}
      >
        Show {pluralize(count, 'event')}
      </a>
      <Button look="icon" onClick={onClose}>
        <Icon name="close" />
        <HiddenText>Not now</HiddenText>
      </Button>
    </div>
  );
}
