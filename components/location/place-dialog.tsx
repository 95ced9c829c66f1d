import { type MouseEvent, useEffect, useEffectEvent, useId } from 'react';
import { Button, buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { EmptyState } from '#components/ui/layout/empty-state';
import { Modal } from '#components/ui/overlay/modal';
import { BELIZEAN_CITIES, CITIES_ABROAD } from '#lib/location/location-at';
import { placeHref } from '#lib/location/place-href';
import { PLACE_PROBLEMS, type PlaceProblem } from '#lib/location/visitor-location';
import { chooseVisitorCity, useVisitorLocation } from '#lib/location/visitor-location.browser';
import { listStart } from '#lib/site/list-start.browser';

type PlaceDialogProps = {
  problem: PlaceProblem;
  onAgain: () => void;
  /** Called with the place that was chosen or detected late; without one when the dialog is closed. */
  onChoose: (city?: string) => void;
};

const ADVICE = {
  far: 'None of the cities abroad in this guide is near you either.',
  unsupported: 'This browser cannot tell where you are.',
  denied: 'Your browser does not share your location. You can change that in its settings for this site.',
  unavailable:
    'Your device could not find out where it is. Switching on location, or stepping outside, may help.',
  timeout: 'Your device is taking its time. Stepping outside may help.',
  failed: 'Your device gave an answer that we could not use.',
} as const satisfies Record<PlaceProblem, string>;

const PLACES = [{ slug: 'all', name: 'All of Belize' }, ...BELIZEAN_CITIES, ...CITIES_ABROAD];

/** Says why the visitor's location is unknown, and offers places to choose from. */
export function PlaceDialog({ problem, onAgain, onChoose }: PlaceDialogProps) {
  const title = useId();
  const { source, city } = useVisitorLocation();
  const choose = useEffectEvent(onChoose);

  // The visitor may answer the browser's permission prompt after our timeout.
  const foundLate = problem !== 'far' && source === 'auto' && city;
  useEffect(() => {
    if (foundLate && foundLate !== 'all') choose(foundLate);
  }, [foundLate]);

  const chooseByHand = (event: MouseEvent, slug: string) => {
    event.preventDefault();
    void chooseVisitorCity(slug);
    onChoose(slug);
  };

  return (
    <Modal labelledBy={title} onClose={() => onChoose()}>
      <EmptyState
        spot="nothing-found"
        actions={PLACES.map(({ slug, name }) => (
          <a
            key={slug}
            className={buttonClass()}
            href={placeHref(slug, listStart())}
            onClick={(event) => chooseByHand(event, slug)}
          >
            {name}
          </a>
        ))}
      >
        <h2 id={title} tabIndex={-1}>
          {PLACE_PROBLEMS[problem]}
        </h2>
        <p>{ADVICE[problem]} Choose your place here instead.</p>
        {problem !== 'far' && problem !== 'unsupported' && (
          <p>
            <Button look="primary" onClick={onAgain}>
              <Icon name="refresh" />
              Try again
            </Button>
          </p>
        )}
      </EmptyState>
    </Modal>
  );
}
