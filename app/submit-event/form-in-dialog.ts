'use client';

import { useEffect, useSyncExternalStore } from 'react';

// One form at a time: opened as a dialog over its own page, it takes the page's place.
let dialogs = 0;
const listeners = new Set<() => void>();

function count(change: number) {
  dialogs += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says that the form is open in a dialog, as long as the component is there. */
export function useFormInDialog() {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether a dialog holds the form. */
export const useIsFormInDialog = () =>
  useSyncExternalStore(
    subscribe,
    () => dialogs > 0,
    () => false,
  );
