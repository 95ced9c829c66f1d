'use client';

import { useEffect, useRef } from 'react';

type Entry = {
  formStep?: number;
  /** Entries of the form below this one. */
  formDepth?: number;
  /** The step of the entry below. */
  formFrom?: number;
};

/** What the form wrote to the present entry, beside what the framework keeps there. */
function present(): Entry {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

const write = (how: 'pushState' | 'replaceState', entry: Entry) =>
  window.history[how]({ ...window.history.state, ...entry }, '');

/** Number of entries that a form has added to the history below the present one: so many steps back leads out of it. */
export const stepEntries = () => present().formDepth ?? 0;

/**
 * Lets the browser's Back lead to the step before: each step is an entry of the history, with the address
 * unchanged. `first` is the step the form begins with, also after a reload, and undefined until that is known;
 * `onStep` hears of a step that Back or Forward leads to. Steps are counted from 0.
 */
export function useStepHistory(first: number | undefined, onStep: (step: number) => void) {
  const listener = useRef(onStep);
  useEffect(() => {
    listener.current = onStep;
  });

  const isKnown = first !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the step the form begins with
  useEffect(() => {
    if (isKnown && (present().formStep ?? 0) !== first)
      write('replaceState', { formStep: first, formFrom: undefined });
  }, [isKnown]);

  useEffect(() => {
    // Another address is another form's, in a dialog over this one.
    const { pathname } = window.location;
    const follow = () => window.location.pathname === pathname && listener.current(present().formStep ?? 0);
    const scrolling = window.history.scrollRestoration;
    // A step begins at its heading, not where somebody had scrolled to in it.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      window.history.scrollRestoration = scrolling;
    };
  }, []);

  const forward = (from: number, to: number) =>
    write('pushState', { formStep: to, formFrom: from, formDepth: stepEntries() + 1 });

  /** The step before; where the entry below is another one, the present entry becomes it. */
  const backward = (to: number) => {
    if (present().formFrom === to) window.history.back();
    else {
      write('replaceState', { formStep: to, formFrom: undefined });
      listener.current(to);
    }
  };

  return { forward, backward };
}
