'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DraftKeeper } from '#lib/forms/draft-keeper.browser';
import { ADVERTISER_STEPS } from '#lib/submissions/fields/advertiser-application';
import type { ApplicationField } from '#lib/submissions/fields/application-words';
import { fieldId } from '../ui/form/field-id.ts';
import { useStepHistory } from '../ui/form/use-step-history.ts';

export const REVIEW = ADVERTISER_STEPS.length - 1;

type ApplicationSteps = {
  keeper: RefObject<DraftKeeper | undefined>;
  /** Whether the fields are there, and not the offer of a draft. */
  isFilling: boolean;
  /** Whether the browser's Back still means the form: not after it was sent. */
  followsHistory: () => boolean;
};

/** Which step is open, counted from 0, the browser's Back through them, and where the focus goes with each. */
export function useApplicationSteps({ keeper, isFilling, followsHistory }: ApplicationSteps) {
  const [step, setStep] = useState(0);
  const [toReview, setToReview] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef<ApplicationField | 'heading'>(undefined);

  const show = (next: number, focus: ApplicationField | 'heading' | undefined = 'heading') => {
    focusNext.current = focus;
    setStep(next);
    keeper.current?.change({ step: next });
  };

  const history = useStepHistory(isFilling ? step : undefined, (next) => {
    if (!isFilling || !followsHistory()) return;
    setToReview(false);
    show(Math.min(next, REVIEW));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the step does
  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = undefined;
    if (!target) return;
    if (target === 'heading') {
      // At the top, so that what a dialog keeps in sight above it covers nothing.
      heading.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    } else document.getElementById(fieldId(target))?.focus();
  }, [step, isFilling]);

  /** Opens a step; `andBack`: the next one is then the review again. */
  const open = (next: number, focus?: ApplicationField, andBack = false) => {
    if (next !== step) history.forward(step, next);
    setToReview(andBack);
    show(next, focus);
  };

  return {
    step,
    toReview,
    heading,
    /** Begins at a step: that of a draft, or the first. */
    begin: show,
    open,
    /** Shows a step with something wrong in it; its list of problems takes the focus. */
    openWrong: (next: number) => {
      if (next === step) return;
      open(next, undefined, true);
      focusNext.current = undefined;
    },
    goOn: () => open(toReview ? REVIEW : step + 1),
    goBack: () => history.backward(step - 1),
  };
}
