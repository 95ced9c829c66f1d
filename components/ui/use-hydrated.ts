'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the script has taken over what the server drew: before that, pressing something does nothing. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
