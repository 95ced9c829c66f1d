import 'client-only';
import { useSyncExternalStore } from 'react';
import { createChangeSignal, listenTo } from './change-signal.browser.ts';
import { isLightMode, onLightModeChange } from './light-mode.browser.ts';
import { readStorage, writeStorage } from './web-storage.browser.ts';

// One setting for all automatic motion: the hero, the carousel, the seconds of the countdown.
const KEY = 'motion';
const changes = createChangeSignal();
let chosen: 'moving' | 'paused' | undefined;

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function store(choice: typeof chosen) {
  chosen = choice;
  // Storage can be switched off; the choice then lasts as long as the page.
  writeStorage(KEY, choice);
  changes.notify();
}

/** Whether automatic motion is allowed: the visitor's last choice, else the system's `prefers-reduced-motion`. */
export function isMotionAllowed(): boolean {
  return (chosen ?? readStorage(KEY) ?? (wantsLessMotion() ? 'paused' : 'moving')) === 'moving';
}

/** Whether slides may change automatically: in light mode only after the visitor pressed play. */
const isAutoplayAllowed = () =>
  isMotionAllowed() && (!isLightMode() || (chosen ?? readStorage(KEY)) === 'moving');

/** Stops or starts all automatic motion, on this page and the following ones. */
export function setMotionAllowed(moving: boolean) {
  if (!moving) store('paused');
  // Play is stored only where motion would be off otherwise: it must not override light mode on a slow connection later.
  else store(wantsLessMotion() || isLightMode() ? 'moving' : undefined);
}

/** Deletes the choice to play, because the visitor has switched the data saver on since. */
export function clearPlaybackChoice() {
  if (isMotionAllowed()) store(undefined);
}

function subscribe(listener: () => void) {
  const ends = [
    changes.subscribe(listener),
    onLightModeChange(listener),
    listenTo(window.matchMedia('(prefers-reduced-motion: reduce)'), ['change'], listener),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** `isMotionAllowed()` for components; false during server rendering and hydration. */
export const useMotionAllowed = () => useSyncExternalStore(subscribe, isMotionAllowed, () => false);

/** Whether slides may change automatically; false during server rendering and hydration. */
export const useAutoplay = () => useSyncExternalStore(subscribe, isAutoplayAllowed, () => false);
