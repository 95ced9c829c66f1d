'use client';

import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser's Back call `close` while `isOpen`, before it changes the page. Its code is loaded when the page is
 * idle, or at the first opening; until then Back changes the page, and calls `close` too.
 */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    const goWithPage = () => onBack();
    window.addEventListener('popstate', goWithPage);
    let end = () => window.removeEventListener('popstate', goWithPage);
    import('./open-overlays.ts').then(
      ({ openOverlay }) => {
        if (isOver) return;
        end();
        end = openOverlay(() => onBack());
      },
      // Without a connection Back leads to the page before.
      () => {},
    );
    return () => {
      isOver = true;
      end();
    };
  }, [isOpen]);
}
