'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page has been hydrated; before that its controls do nothing. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
