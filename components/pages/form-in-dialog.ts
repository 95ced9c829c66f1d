'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { createChangeSignal } from '#lib/device/change-signal.browser';

/** The forms that have a page and a dialog. */
type DialogForm = 'event' | 'application';

// One form at a time: while it is open as a dialog over its own page, the page's form is not rendered.
const dialogs: Record<DialogForm, number> = { event: 0, application: 0 };
const changes = createChangeSignal();

function count(form: DialogForm, change: number) {
  dialogs[form] += change;
  changes.notify();
}

/** Registers a form as open in a dialog while the component is mounted. */
export function useFormInDialog(form: DialogForm) {
  useEffect(() => {
    count(form, 1);
    return () => count(form, -1);
  }, [form]);
}

/** Whether a form is open in a dialog. */
export const useIsFormInDialog = (form: DialogForm) =>
  useSyncExternalStore(
    changes.subscribe,
    () => dialogs[form] > 0,
    () => false,
  );
