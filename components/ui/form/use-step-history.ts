'use client';

import { useEffect, useEffectEvent } from 'react';

/** The steps of a form that lead to the present entry of the history, its own last. */
function steps(): number[] {
  const path: unknown = window.history.state?.formSteps;
  return Array.isArray(path) && path.length > 0 ? path : [0];
}

// Beside what the framework keeps in an entry.
const write = (how: 'pushState' | 'replaceState', formSteps: number[]) =>
  window.history[how]({ ...window.history.state, formSteps }, '');

/** Number of entries that a form has added to the history below the present one: so many steps back leads out of it. */
export const stepEntries = () => steps().length - 1;

/**
 * Lets the browser's Back lead to the step before: each step is an entry of the history, with the address
 * unchanged. `first` is the step the form begins with, also after a reload, and undefined until that is known;
 * `onStep` is called with the step that Back or Forward leads to. Steps are counted from 0.
 */
export function useStepHistory(first: number | undefined, onStep: (step: number) => void) {
  const follow = useEffectEvent(onStep);

  const isKnown = first !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the step the form begins with
  useEffect(() => {
    if (isKnown && steps().at(-1) !== first) write('replaceState', [...steps().slice(0, -1), first]);
  }, [isKnown]);

  useEffect(() => {
    // Another address belongs to another form, in a dialog over this one.
    const { pathname } = window.location;
    const onPop = () => window.location.pathname === pathname && follow(steps().at(-1) ?? 0);
    const scrolling = window.history.scrollRestoration;
    // A step begins at its heading, not where it was scrolled to before.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      window.history.scrollRestoration = scrolling;
    };
  }, []);

  const forward = (to: number) => write('pushState', [...steps(), to]);

  /** The step before; where the entry below is another one, the present entry becomes it. */
  const backward = (to: number) => {
    if (steps().at(-2) === to) return window.history.back();
    write('replaceState', [...steps().slice(0, -1), to]);
    onStep(to);
  };

  return { forward, backward };
}
