'use client';

import { useEffect, useEffectEvent } from 'react';
import { addEntry, changeEntry, entryField } from '../history-entries.ts';

/** The steps that lead to the present history entry; the last one is the entry's own. */
function steps(): number[] {
  const path = entryField('formSteps');
  return Array.isArray(path) && path.length > 0 ? path : [0];
}

const replaceStep = (to: number) => changeEntry({ formSteps: [...steps().slice(0, -1), to] });

/**
 * Makes the browser's Back lead to the step before: each step is a history entry with an unchanged address. `present` is
 * the open step, and undefined until the one is known with which the form begins, as after a reload; `onStep` is called
 * with another step that Back or Forward leads to. Steps are counted from 0.
 */
export function useStepHistory(present: number | undefined, onStep: (step: number) => void) {
  // An entry of the same step belongs to something that was opened over the form.
  const follow = useEffectEvent((step: number) => {
    if (step !== present) onStep(step);
  });

  const isKnown = present !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the step with which the form begins
  useEffect(() => {
    if (isKnown && steps().at(-1) !== present) replaceStep(present);
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

  const forward = (to: number) => addEntry({ formSteps: [...steps(), to] });

  /** Goes back to a step; where the previous entry is another one, replaces the present entry. */
  const backward = (to: number) => {
    if (steps().at(-2) === to) return window.history.back();
    replaceStep(to);
    onStep(to);
  };

  return { forward, backward };
}
