'use client';

import { useEffect, useEffectEvent } from 'react';

/** Makes the browser's Back call `close` while `isOpen`, before it changes the page. Loaded at the first opening. */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    let end = () => {};
    import('./open-overlays.ts').then(
      ({ openOverlay }) => {
        if (!isOver) end = openOverlay(() => onBack());
      },
      // Without a connection Back leads to the page before, as it always did.
      () => {},
    );
    return () => {
      isOver = true;
      end();
    };
  }, [isOpen]);
}
