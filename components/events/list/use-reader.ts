import { useCallback, useEffect, useRef, useState } from 'react';
import { whenCachedOffline } from '#lib/offline/when-cached-offline.browser';
import type { CalendarDay } from '#lib/time/calendar-day';

async function load() {
  const celebrating = import('#lib/celebrations/load-celebrations.browser');
  const [reading, nearest, { loadKnownCelebrations }, celebrations, { leadOn }, { UnderstoodChips }] =
    await Promise.all([
      import('#lib/questions/read-filters'),
      import('#lib/questions/nearest-text'),
      celebrating,
      celebrating.then(({ celebrationsSoon }) => celebrationsSoon()),
      import('#lib/questions/lead-on'),
      import('../filters/understood-chips.tsx'),
    ]);
  return { ...reading, ...nearest, loadKnownCelebrations, celebrations, leadOn, UnderstoodChips };
}

type Reader = Awaited<ReturnType<typeof load>>;

// Module state: the list is mounted anew on every page, and the code is loaded once.
let loaded: Reader | undefined;

/**
 * What understands typed words and shows what was understood: loaded for the first search, or ahead of it, as its word
 * lists would weigh on a page. Until it is there, which `isAwaited` says, and where it cannot be loaded, words are searched
 * as they are.
 */
export function useReader(today: CalendarDay) {
  const [reader, setReader] = useState<Reader>();
  const [hasFailed, setFailed] = useState(false);
  const isUnmounted = useRef(false);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const loadReader = useCallback(async () => {
    const show = (known: Reader) => {
      loaded = known;
      if (!isUnmounted.current) setReader(known);
    };
    try {
      const ready = loaded ?? (await load());
      show(ready);
      // They may come later than the answer, have failed before, or be those of another day.
      const celebrations = await ready.loadKnownCelebrations();
      if (celebrations !== loaded?.celebrations) show({ ...ready, celebrations });
    } catch {
      // Without a signal; the next search tries again.
      if (!isUnmounted.current) setFailed(true);
    }
  }, []);
  // Without a signal it understands too: the service worker keeps its code.
  useEffect(() => whenCachedOffline(loadReader), [loadReader]);
  // On a new day a celebration may be over.
  const firstDay = useRef(today);
  useEffect(() => {
    if (today !== firstDay.current && loaded) void loadReader();
  }, [today, loadReader]);
  return { reader, isAwaited: !reader && !hasFailed, loadReader };
}
