import { useEffect, useEffectEvent, useState } from 'react';
import { HiddenText } from '#components/ui/hidden-text';
import { Late } from '#components/ui/overlay/late';
import { NotArrived } from '#components/ui/overlay/not-arrived';
import { updatePlaceStore } from '#lib/location/place-store.browser';
import { showPlace } from '#lib/location/show-place.browser';
import type { PlaceProblem } from '#lib/location/visitor-location';
import { detectVisitorLocation, visitorLocation } from '#lib/location/visitor-location.browser';

// Only for whom nobody can find.
const loadDialog = () => import('./place-dialog.tsx').then(({ PlaceDialog }) => PlaceDialog);

/** Ends the wish; what it was about is shown in the list, if there is a place. */
function finish(city?: string) {
  updatePlaceStore({ wish: undefined });
  if (city) showPlace(city);
}

/** Looks for the visitor as soon as it is there, and leads to the events of the place, or asks which place it is. */
export function NearMeSearch() {
  const [problem, setProblem] = useState<PlaceProblem>();
  // A screen reader hears what comes into a region that was there before.
  const [words, setWords] = useState('');

  const locate = async (isGone: () => boolean) => {
    setProblem(undefined);
    setWords('Finding events near you...');
    const { location, error } = await detectVisitorLocation();
    if (isGone()) return;
    // Whoever has chosen a place by hand meanwhile is left alone.
    if (visitorLocation().source === 'manual') return finish();
    if (location.city !== 'all') return finish(location.city);
    setWords('');
    setProblem(error ?? 'far');
  };
  const begin = useEffectEvent(locate);

  useEffect(() => {
    const { source, city } = visitorLocation();
    if (source === 'auto' && city !== 'all') return finish(city);
    let gone = false;
    void begin(() => gone);
    return () => {
      gone = true;
    };
  }, []);

  return (
    <>
      <HiddenText>
        <span role="status">{words}</span>
      </HiddenText>
      {problem && (
        <Late
          load={loadDialog}
          props={{ problem, onAgain: () => void locate(() => false), onChoose: finish }}
          failed={<NotArrived onClose={() => finish()} />}
        />
      )}
    </>
  );
}
