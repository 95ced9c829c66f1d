import { useCallback, useEffect, useRef, useState } from 'react';
import { whenCachedOffline } from '#lib/offline/when-cached-offline.browser';

async function load() {
  const [reading, celebrations, { leadOn }, { UnderstoodChips }] = await Promise.all([
    import('#lib/questions/read-filters'),
    import('#lib/celebrations/load-celebrations.browser').then(({ loadKnownCelebrations }) =>
      loadKnownCelebrations(),
    ),
    import('#lib/questions/lead-on'),
    import('../filters/understood-chips.tsx'),
  ]);
  return { ...reading, celebrations, leadOn, UnderstoodChips };
}

type Reader = Awaited<ReturnType<typeof load>>;

// Module state: the list is mounted anew on every page, and the code is loaded once.
let loaded: Reader | undefined;

/**
 * What understands typed words and shows what was understood: loaded for the first search, or ahead of it, as its word
 * lists would weigh on a page. Until it is there, and where it cannot be loaded, words are searched as they are.
 */
export function useReader() {
  const [reader, setReader] = useState<Reader>();
  const isUnmounted = useRef(false);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const loadReader = useCallback(async () => {
    if (loaded) return setReader(loaded);
    try {
      loaded = await load();
      if (!isUnmounted.current) setReader(loaded);
    } catch {
      // Without a signal; the next search tries again.
    }
  }, []);
  // Without a signal it understands too: the service worker keeps its code.
  useEffect(() => whenCachedOffline(loadReader), [loadReader]);
  return { reader, loadReader };
}
