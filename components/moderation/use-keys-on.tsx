'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { keepText, keptText } from '#lib/device/kept-text.browser';

const NAME = 'moderate-keys';
const CHANGED = 'moderate-keys-changed';

const isOn = () => keptText(NAME) !== 'off';

function subscribe(notify: () => void): () => void {
  for (const name of ['storage', CHANGED]) window.addEventListener(name, notify);
  return () => {
    for (const name of ['storage', CHANGED]) window.removeEventListener(name, notify);
  };
}

/** Whether single keys work on this device, and the way to switch that. */
export function useKeysOn(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, isOn, () => true);
  const setOn = useCallback((value: boolean) => {
    // A browser that keeps nothing keeps the usual.
    keepText(NAME, value ? 'on' : 'off');
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [on, setOn];
}
