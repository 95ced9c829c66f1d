import { useEffect, useEffectEvent, useState } from 'react';
import { HiddenText } from '#components/ui/hidden-text';
import { Lazy } from '#components/ui/islands/lazy';
import { LoadFailed } from '#components/ui/layout/load-failed';
import { LoadingNote } from '#components/ui/overlay/loading-note';
import { updatePlaceStore } from '#lib/location/place-store.browser';
import { showPlace } from '#lib/location/show-place.browser';
import type { PlaceProblem } from '#lib/location/visitor-location';
import { detectVisitorLocation, visitorLocation } from '#lib/location/visitor-location.browser';
import { placeNear } from './use-nearest-place.ts';

// Loaded only if the location cannot be detected.
const loadDialog = () => import('./place-dialog.tsx').then(({ PlaceDialog }) => PlaceDialog);

/** Ends the request, and shows the events of `city`, if there is one. */
function finish(city?: string) {
  updatePlaceStore({ wish: undefined });
  if (city) showPlace(city);
}

/** Detects the visitor's location when mounted, and shows the events of that place, or asks for the place. */
export function NearMeSearch({ places }: { places: readonly { value: string }[] }) {
  const [problem, setProblem] = useState<PlaceProblem>();
  // Screen readers announce text that is added to an existing live region.
  const [announcement, setAnnouncement] = useState('');

  const locate = async (isUnmounted: () => boolean) => {
    const known = visitorLocation();
    const isKnown = known.source === 'auto' && known.city !== 'all';
    setProblem(undefined);
    if (!isKnown) setAnnouncement('Finding events near you...');
    const { location, error } = isKnown ? { location: known } : await detectVisitorLocation();
    if (isUnmounted()) return;
    // The visitor has chosen a place by hand meanwhile.
    if (visitorLocation().source === 'manual') return finish();
    if (location.city !== 'all') {
      const place = await placeNear(location, places);
      return isUnmounted() ? undefined : finish(place);
    }
    setAnnouncement('');
    setProblem(error ?? 'far');
  };
  const begin = useEffectEvent(locate);

  useEffect(() => {
    let unmounted = false;
    void begin(() => unmounted);
    return () => {
      unmounted = true;
    };
  }, []);

  return (
    <>
      <HiddenText>
        <span role="status">{announcement}</span>
      </HiddenText>
      {problem && (
        <Lazy
          load={loadDialog}
          props={{ problem, onAgain: () => void locate(() => false), onChoose: finish }}
          waiting={<LoadingNote>Loading the places…</LoadingNote>}
          failed={<LoadFailed onClose={() => finish()} />}
        />
      )}
    </>
  );
}
