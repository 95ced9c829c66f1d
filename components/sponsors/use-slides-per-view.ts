import 'client-only';
import { useSyncExternalStore } from 'react';
import { listenTo } from '#lib/device/change-signal.browser';

// The same widths as in sponsor-poster.module.css: 1 slide below 640 px, 2 from there, 3 from 1024 px.
const STEPS = ['(min-width: 640px)', '(min-width: 1024px)'];

const queries = () => STEPS.map((step) => window.matchMedia(step));

function subscribe(listener: () => void) {
  const ends = queries().map((query) => listenTo(query, ['change'], listener));
  return () => {
    for (const end of ends) end();
  };
}

/** Number of slides side by side. */
export const useSlidesPerView = () =>
  useSyncExternalStore(
    subscribe,
    () => 1 + queries().filter(({ matches }) => matches).length,
    () => 1,
  );
