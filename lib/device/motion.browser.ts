import 'client-only';
import { useSyncExternalStore } from 'react';
import { createChangeSignal, listenTo } from './change-signal.browser.ts';
import { keepText, keptText } from './kept-text.browser.ts';
import { isLight, onLightChange } from './light-mode.browser.ts';

// One switch for everything that moves by itself: the hero, the carousel, the seconds of the countdown.
const KEY = 'motion';
const changes = createChangeSignal();
let chosen: 'moving' | 'paused' | undefined;

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function keep(choice: typeof chosen) {
  chosen = choice;
  // Storage can be switched off; the choice then lasts as long as the page.
  keepText(KEY, choice);
  changes.notify();
}

/** Whether things may move: what the visitor chose last, else what the system asks for. */
export function isMoving(): boolean {
  return (chosen ?? keptText(KEY) ?? (wantsLessMotion() ? 'paused' : 'moving')) === 'moving';
}

/** Whether pictures may change by themselves: on a light device only when somebody has pressed play. */
const isPlaying = () => isMoving() && (!isLight() || (chosen ?? keptText(KEY)) === 'moving');

/** Stops or starts everything that moves by itself, on this page and the next ones. */
export function setMoving(moving: boolean) {
  if (!moving) keep('paused');
  // Play is remembered only where it is more than what would be anyway: a slow connection tomorrow is a new question.
  else keep(wantsLessMotion() || isLight() ? 'moving' : undefined);
}

/** Forgets that somebody pressed play, because they asked for less since. */
export function forgetPlay() {
  if (isMoving()) keep(undefined);
}

function subscribe(listener: () => void) {
  const ends = [
    changes.subscribe(listener),
    onLightChange(listener),
    listenTo(window.matchMedia('(prefers-reduced-motion: reduce)'), ['change'], listener),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Whether things may move; nothing does before the page is alive. */
export const useMoving = () => useSyncExternalStore(subscribe, isMoving, () => false);

/** Whether pictures may change by themselves; none does before the page is alive. */
export const useAutoplay = () => useSyncExternalStore(subscribe, isPlaying, () => false);
