import { useEffect, useEffectEvent, useState } from 'react';
import { Button, buttonClass } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { placeHref } from '#lib/location/place-href';
import { showPlace } from '#lib/location/show-place.browser';
import type { VisitorLocation } from '#lib/location/visitor-location';
import { FILTER_PARAMETERS } from '#lib/site/filter-parameters';
import { listStart } from '#lib/site/list-start.browser';
import { pluralize } from '#lib/text/pluralize';
import styles from './near-offer.module.css';

type NearOfferProps = {
  place: { value: string; label: string; count: number };
  confidence: VisitorLocation['confidence'];
  onClose: () => void;
};

const SHOWN_MS = 20_000;

/** 'Show 5 events'; in a list with other filters, which stay, the number is not known: 'Show events'. */
function offerText(count: number) {
  const { hasList, search } = listStart();
  const parameters = new URLSearchParams(hasList ? search : '');
  const isPart = FILTER_PARAMETERS.some((name) => parameters.get(name));
  return isPart ? 'Show events' : `Show ${pluralize(count, 'event')}`;
}

/**
 * Offers the events of the detected place. Over the lower edge, so that nothing shifts; it disappears after a while.
 */
export function NearOffer({ place: { value, label, count }, confidence, onClose }: NearOfferProps) {
  const [isInUse, setInUse] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isInUse) return;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isInUse]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stays while its controls are focused or hovered
    <div
      className={styles.card}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
      onPointerEnter={() => setInUse(true)}
      onPointerLeave={() => setInUse(false)}
    >
      <p>
        {confidence === 'low' ? 'Nearest to you' : 'Near you'}: <strong>{label}</strong>
      </p>
      <a
        className={buttonClass('primary')}
        href={placeHref(value, listStart())}
        onClick={(event) => {
          event.preventDefault();
          showPlace(value);
          // A press that led nowhere can be repeated.
          if (new URLSearchParams(window.location.search).get('city') === value) onClose();
        }}
      >
        {offerText(count)}
      </a>
      <Button look="icon" onClick={onClose}>
        <Icon name="close" />
        <HiddenText>Not now</HiddenText>
      </Button>
    </div>
  );
}
