import 'client-only';
import { useSyncExternalStore } from 'react';
import { createChangeSignal } from './change-signal.browser.ts';

// This attribute of <html> is the only state of light mode; style sheets read it too. The start script sets it before
// the first paint; data-saver.browser.ts, loaded when the page is idle, updates it.
const LIGHT_ATTRIBUTE = 'data-light';
const changes = createChangeSignal();

/** Whether the page is in light mode: no cross-fades, no autoplay, smaller images, no prefetch. */
export const isLightMode = () => document.documentElement.hasAttribute(LIGHT_ATTRIBUTE);

/** Switches light mode, and notifies subscribers when it changes. */
export function setLightMode(light: boolean) {
  if (light === isLightMode()) return;
  document.documentElement.toggleAttribute(LIGHT_ATTRIBUTE, light);
  changes.notify();
}

/** Calls `listener` at each change; returns a function that unsubscribes. */
export const onLightModeChange = changes.subscribe;

/** `isLightMode()` for components; false during server rendering and hydration. */
export const useLightMode = () => useSyncExternalStore(onLightModeChange, isLightMode, () => false);
