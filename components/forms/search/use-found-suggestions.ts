import { useCallback, useEffect, useState } from 'react';
import { isLightMode } from '#lib/device/light-mode.browser';
import { usePlaceStore } from '#lib/location/place-store.browser';
import { whenCachedOffline } from '#lib/offline/when-cached-offline.browser';
import type { ListStart } from '#lib/site/event-lists';
import { searchHref } from '#lib/site/search-href';
import type { Found } from './suggestion-options.ts';

const TYPING_PAUSE_MS = 120;

type Suggester = typeof import('./suggester.ts');

// With the code by which Back closes the suggestions: it is there before they are.
const loadSuggester = (): Promise<Suggester> =>
  Promise.all([import('./suggester.ts'), import('../../ui/overlay/open-overlays.ts')]).then(([code]) => code);

type Search = {
  typed: string;
  /** Whether suggestions are wanted. */
  isOpen: boolean;
  /** The address from which a search starts; must be the same function on every render. */
  from: () => ListStart;
};

/**
 * The code that suggests, once `load` was called and it has arrived, and what it has found after the last pause in typing;
 * `forget` drops that.
 */
export function useFoundSuggestions({ typed, isOpen, from }: Search) {
  const { here } = usePlaceStore();
  const [suggester, setSuggester] = useState<Suggester>();
  const [found, setFound] = useState<Found>();

  const load = useCallback(async () => {
    try {
      const code = await loadSuggester();
      setSuggester(code);
      if (!isLightMode()) await code.loadSuggestedCalendar();
    } catch {
      // Without a signal; the next focus tries again.
    }
  }, []);
  useEffect(() => whenCachedOffline(loadSuggester), []);

  useEffect(() => {
    if (!suggester || !isOpen || !typed.trim()) return;
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const { search } = new URL(searchHref(typed, from()), window.location.origin);
      const suggestions = await suggester.loadSuggestions(search, here);
      if (!isOutdated) setFound({ words: typed, suggestions });
    }, TYPING_PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [suggester, isOpen, typed, here, from]);

  const forget = useCallback(() => setFound(undefined), []);
  return { suggester, found, load, forget };
}
