'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { createChangeSignal } from '#lib/device/change-signal.browser';

// One form at a time: opened as a dialog over its own page, it takes the page's place.
let dialogs = 0;
const changes = createChangeSignal();

function count(change: number) {
  dialogs += change;
  changes.notify();
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
    changes.subscribe,
    () => dialogs > 0,
    () => false,
  );
