'use client';

import type { MouseEvent, ReactNode } from 'react';
import { updatePlaceStore } from '#lib/location/place-store.browser';

/**
 * Adds the choice of a tile to what the address already asks for: a place keeps the time, and the other way round.
 * Without a script a tile leads to its own choice alone.
 */
export function QuickTileLinks({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const choose = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="?"]') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const asked = new URLSearchParams(window.location.search);
    for (const [name, value] of new URL(link.href).searchParams) {
      asked.set(name, value);
      if (name === 'city') updatePlaceStore({ wish: value });
    }
    window.history.pushState(null, '', `${window.location.pathname}?${asked}`);
  };
  return (
    <div className={className} onClickCapture={choose}>
      {children}
    </div>
  );
}
