import 'client-only';
import { useSyncExternalStore } from 'react';

// One switch for everything that moves by itself: the hero, the carousel, the seconds of the countdown.
const KEY = 'motion';
const listeners = new Set<() => void>();
let chosen: 'moving' | 'paused' | undefined;

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function stored(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
    return null;
  }
}

/** Whether things may move: what the visitor chose last, else what the system asks for. */
export function isMoving(): boolean {
  return (chosen ?? stored() ?? (wantsLessMotion() ? 'paused' : 'moving')) === 'moving';
}

/** Stops or starts everything that moves by itself, on this page and the next ones. */
export function setMoving(moving: boolean) {
  chosen = moving ? 'moving' : 'paused';
  try {
    window.localStorage.setItem(KEY, chosen);
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}

/** Whether things may move; nothing does before the page is alive. */
export const useMoving = () => useSyncExternalStore(subscribe, isMoving, () => false);
