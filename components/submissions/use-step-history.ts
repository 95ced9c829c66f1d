'use client';

import { useCallback, useEffect, useRef } from 'react';

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

/**
 * Lets the browser's Back lead to the step before: each step is an entry of the history, with the address
 * unchanged. `onStep` hears of a step that Back or Forward leads to, counted from 0.
 */
export function useStepHistory(onStep: (step: number) => void) {
  const listener = useRef(onStep);
  useEffect(() => {
    listener.current = onStep;
  });

  useEffect(() => {
    const follow = () => listener.current(present().formStep ?? 0);
    const scrolling = window.history.scrollRestoration;
    // A step begins at its heading, not where somebody had scrolled to in it.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      window.history.scrollRestoration = scrolling;
    };
  }, []);

  /** The form begins, or goes on after a reload, with this step in the present entry. */
  const start = useCallback((step: number) => {
    if ((present().formStep ?? 0) !== step) write('replaceState', { formStep: step, formFrom: undefined });
  }, []);

  const forward = useCallback((from: number, to: number) => {
    write('pushState', { formStep: to, formFrom: from, formDepth: (present().formDepth ?? 0) + 1 });
  }, []);

  /** The step before; where the entry below is another one, the present entry becomes it. */
  const backward = useCallback((to: number) => {
    if (present().formFrom === to) window.history.back();
    else {
      write('replaceState', { formStep: to, formFrom: undefined });
      listener.current(to);
    }
  }, []);

  /** Number of the form's own entries that lie below: so many steps back leads out of it. */
  const depth = useCallback(() => present().formDepth ?? 0, []);

  return { start, forward, backward, depth };
}
