'use client';

import { type RefObject, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftKeeper } from '#lib/forms/draft-keeper.browser';
import type { FieldErrors } from '#lib/forms/field-schemas';
import type { EventFormField, EventFormValues } from '#lib/submissions/fields/event-form-values';
import { EVENT_STEPS, type EventSubmission } from '#lib/submissions/fields/event-submission';
import { stepEntries, useStepHistory } from '../ui/form/use-step-history.ts';

export const REVIEW = EVENT_STEPS.length - 1;
/** The fields that a step, counted from 0, must have right before the next one opens. */
export const fieldsOf = (step: number): readonly EventFormField[] =>
  step === REVIEW
    ? EVENT_STEPS.flatMap(({ fields }): readonly EventFormField[] => fields)
    : (EVENT_STEPS[step]?.fields ?? []);
const clamped = (step: number) => Math.min(Math.max(step, 0), REVIEW);
const nameOf = (path: string) => path.split('.')[0] as EventFormField;

type StepGates = {
  form: UseFormReturn<EventFormValues, unknown, EventSubmission>;
  keeper: RefObject<DraftKeeper | null>;
  first: number;
  onStep: (step: number) => void;
  /** Whether the browser's Back still means the form: not after it was sent. */
  followsHistory: () => boolean;
};

/** Which step is open, counted from 0, and the gates between them. */
export function useStepGates({ form, keeper, first, onStep, followsHistory }: StepGates) {
  const [step, setStep] = useState(clamped(first));
  const [attempt, setAttempt] = useState(0);
  const [toReview, setToReview] = useState(false);

  const show = (next: number) => {
    setStep(next);
    setAttempt(0);
    keeper.current?.change({ step: next });
    onStep(next);
  };

  const history = useStepHistory(step, (next) => {
    if (!followsHistory()) return;
    setToReview(false);
    // Forward passes the gates too: sending checks everything once more.
    show(clamped(next));
  });

  const open = (next: number, andBackToReview = false) => {
    history.forward(step, next);
    setToReview(andBackToReview);
    show(next);
  };

  /** The next step, or after a change the review; stays, and says why, where something is wrong. */
  const goOn = async () => {
    if (await form.trigger(fieldsOf(step))) open(toReview ? REVIEW : step + 1);
    else setAttempt((count) => count + 1);
  };

  /** Shows what is wrong at the first step that has such a field. False when no step has. */
  const showErrors = (errors: FieldErrors): boolean => {
    const names = Object.keys(errors).map(nameOf);
    const wrong = EVENT_STEPS.findIndex(({ fields }) => fields.some((name) => names.includes(name)));
    if (wrong < 0) return false;
    for (const [path, message] of Object.entries(errors)) form.setError(nameOf(path), { message });
    if (wrong !== step) open(wrong, true);
    setAttempt((count) => count + 1);
    return true;
  };

  return {
    step,
    attempt,
    toReview,
    open,
    goOn,
    showErrors,
    goBack: () => history.backward(step - 1),
    depth: stepEntries,
  };
}
