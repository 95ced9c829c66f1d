import { useCallback, useEffect, useRef, useState } from 'react';
import { isLightMode } from '#lib/device/light-mode.browser';
import { whenCachedOffline } from '#lib/offline/when-cached-offline.browser';
import { type LoadedEvents, loadAllEvents } from './loaded-events.ts';

const SLICE_PAUSE_MS = 16;
/** A list of so many events is small enough to be loaded ahead on a light device too. */
const SMALL_LIST = 300;

/**
 * All events to come: once `loadAll` has fetched the index and the code that searches it, or at once where that has
 * happened on another page.
 */
export function useEventIndex(version: string, total: number) {
  const [loaded, setLoaded] = useState<LoadedEvents>();
  const [state, setState] = useState<'page' | 'loading' | 'failed'>('page');
  const isLoaded = useRef(false);
  const [isPrepared, setPrepared] = useState(false);

  /** Resolves to whether they are there. */
  const loadAll = useCallback(async () => {
    if (isLoaded.current) return true;
    setState('loading');
    try {
      setLoaded(await loadAllEvents(version));
      isLoaded.current = true;
    } catch {
      setState('failed');
    }
    return isLoaded.current;
  }, [version]);

  // Built ahead of the first search, in slices, so that the page stays responsive.
  useEffect(() => {
    if (!isPrepared || !loaded) return;
    const timer = setInterval(() => loaded.advance() && clearInterval(timer), SLICE_PAUSE_MS);
    return () => clearInterval(timer);
  }, [loaded, isPrepared]);

  const prepare = useCallback(() => {
    setPrepared(true);
    // In light mode a long list is fetched only for an actual search.
    if (total <= SMALL_LIST || !isLightMode()) void loadAll();
  }, [loadAll, total]);
  useEffect(() => whenCachedOffline(loadAll), [loadAll]);
  return { loaded, state: loaded ? ('all' as const) : state, loadAll, prepare };
}

export type EventIndexState = ReturnType<typeof useEventIndex>;
