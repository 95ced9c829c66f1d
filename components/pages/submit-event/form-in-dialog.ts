'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { createChangeSignal } from '#lib/device/change-signal.browser';

// One form at a time: while it is open as a dialog over its own page, the page's form is not rendered.
let dialogs = 0;
const changes = createChangeSignal();

function count(change: number) {
  dialogs += change;
  changes.notify();
}

/** Registers the form as open in a dialog while the component is mounted. */
export function useFormInDialog() {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether the form is open in a dialog. */
export const useIsFormInDialog = () =>
  useSyncExternalStore(
    changes.subscribe,
    () => dialogs > 0,
    () => false,
  );
