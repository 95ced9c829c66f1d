'use client';

import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '#components/ui/plain-click.ts';
import { updatePlaceStore } from '#lib/location/place-store.browser';

/**
 * Adds the place of a tile to the filters in the URL, so that choosing a place keeps the time. Without JavaScript a tile
 * is a plain link to its own choice.
 */
export function PlaceTileLinks({ children }: { children: ReactNode }) {
  const choose = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="?"]') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const parameters = new URLSearchParams(window.location.search);
    for (const [name, value] of new URL(link.href).searchParams) {
      parameters.set(name, value);
      updatePlaceStore({ wish: value });
    }
    window.history.pushState(null, '', `${window.location.pathname}?${parameters}`);
  };
  return <div onClickCapture={choose}>{children}</div>;
}
