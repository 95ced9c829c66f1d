'use client';

import { useEffect, useEffectEvent } from 'react';

/** The steps that lead to the present history entry; the last one is the entry's own. */
function steps(): number[] {
  const path: unknown = window.history.state?.formSteps;
  return Array.isArray(path) && path.length > 0 ? path : [0];
}

// Next stores its own state in the same entry.
const write = (how: 'pushState' | 'replaceState', formSteps: number[]) =>
  window.history[how]({ ...window.history.state, formSteps }, '');

/** Number of history entries that the form has added: so many steps back leave it. */
export const stepEntries = () => steps().length - 1;

/**
 * Makes the browser's Back lead to the step before: each step is a history entry with an unchanged address. `first`
 * is the step with which the form begins, also after a reload, and undefined until that is known; `onStep` is called
 * with the step that Back or Forward leads to. Steps are counted from 0.
 */
export function useStepHistory(first: number | undefined, onStep: (step: number) => void) {
  const follow = useEffectEvent(onStep);

  const isKnown = first !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the step with which the form begins
  useEffect(() => {
    if (isKnown && steps().at(-1) !== first) write('replaceState', [...steps().slice(0, -1), first]);
  }, [isKnown]);

  useEffect(() => {
    // An entry with another address belongs to a form in a dialog over this one.
    const { pathname } = window.location;
    const onPop = () => window.location.pathname === pathname && follow(steps().at(-1) ?? 0);
    const scrolling = window.history.scrollRestoration;
    // The form scrolls to the heading of a step; the browser must not restore the old position.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      window.history.scrollRestoration = scrolling;
    };
  }, []);

  const forward = (to: number) => write('pushState', [...steps(), to]);

  /** Goes back to a step; where the previous entry is another one, replaces the present entry. */
  const backward = (to: number) => {
    if (steps().at(-2) === to) return window.history.back();
    write('replaceState', [...steps().slice(0, -1), to]);
    onStep(to);
  };

  return { forward, backward };
}
