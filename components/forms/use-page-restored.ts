'use client';

import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the browser shows the page as it was left, from its back/forward cache. A form that was sent would
 * still say so there, and ignore every press: WebKit keeps also what says `no-store`.
 */
export function usePageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored();
  });
  useEffect(() => {
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);
}

/** Reloads a page whose content has changed on the server; without a network it stays as it is. */
export const reloadPage = (): void => {
  if (navigator.onLine) window.location.reload();
};
