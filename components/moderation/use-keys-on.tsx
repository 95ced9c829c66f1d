'use client';

import { useCallback, useSyncExternalStore } from 'react';

const NAME = 'moderate-keys';
const CHANGED = 'moderate-keys-changed';

const isOn = () => {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
};

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
    try {
      localStorage.setItem(NAME, value ? 'on' : 'off');
    } catch {
      // A browser that keeps nothing keeps the usual.
    }
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [on, setOn];
}
