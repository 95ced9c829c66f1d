import 'client-only';
import { useSyncExternalStore } from 'react';
import { createChangeSignal } from './change-signal.browser.ts';

// The mark on <html> is the truth, for style sheets as well. The start script sets it before the first paint, and
// data-saver.browser.ts, which comes when the page rests, keeps it true.
const MARK = 'data-light';
const changes = createChangeSignal();

/** Whether this device or its owner asks for less: no cross-fades, no autoplay, smaller pictures, no prefetch. */
export const isLight = () => document.documentElement.hasAttribute(MARK);

/** Sets or takes away the mark, and tells whoever listens. */
export function markLight(light: boolean) {
  if (light === isLight()) return;
  document.documentElement.toggleAttribute(MARK, light);
  changes.notify();
}

/** Calls `listener` at each change; answers how to stop that. */
export const onLightChange = changes.subscribe;

/** `isLight()` for components; false before the page is alive. */
export const useLight = () => useSyncExternalStore(onLightChange, isLight, () => false);
