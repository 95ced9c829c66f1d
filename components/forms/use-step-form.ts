'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import { honeypotOf } from '#components/ui/form/honeypot-field';
import { stepEntries, useStepHistory } from '#components/ui/form/use-step-history.ts';
import type { FieldErrors } from '#lib/forms/field-schemas';
import type { FormKind } from './form-kind.ts';
import { type Outcome, useFormMachine } from './use-form-machine.ts';

type StepFormOptions<Values extends FieldValues> = {
  kind: FormKind<Values>;
  fresh?: Record<string, unknown>;
  onOutcome: (what: Outcome) => void;
  /** Called with each step, counted from 0, that was not open before. */
  onStep?: (step: number) => void;
};

/** The first sentence for each field: one about an entry of a list is about the list. */
function byField(errors: FieldErrors): FieldErrors {
  const first: FieldErrors = {};
  for (const [path, message] of Object.entries(errors)) first[path.replace(/\..*/, '')] ??= message;
  return first;
}

export type StepForm<Values extends FieldValues> = ReturnType<typeof useStepForm<Values>>;

/** A form in steps: which is open, counted from 0, the gates between them and the browser's Back through them. */
export function useStepForm<Values extends FieldValues>(options: StepFormOptions<Values>) {
  const { kind, fresh = {}, onOutcome, onStep } = options;
  const review = kind.steps.length - 1;
  const [step, setStep] = useState(0);
  /** The step as it is when an answer comes, which may be later than the press that asked for it. */
  const newest = useRef(0);
  const [attempt, setAttempt] = useState(0);
  const [toReview, setToReview] = useState(false);
  /** The field that takes the focus in the next step instead of its heading. */
  const focusNext = useRef<string>(undefined);
  const opened = useRef(new Set([0]));
  const lastNext = useRef(Number.NEGATIVE_INFINITY);
  /** Known before the success is drawn: leaving the history calls back sooner. */
  const hasArrived = useRef(false);
  const form = useForm<Values>({ defaultValues: kind.valuesOf(fresh) });

  const machine = useFormMachine({
    kind,
    fresh,
    read: form.getValues,
    fill: form.reset,
    refuse,
    onOpen: (draft, isFilled) => {
      if (!isFilled) return;
      newest.current = inForm(draft.step);
      opened.current = new Set([newest.current]);
      setStep(newest.current);
    },
    onOutcome: (what) => {
      if (what === 'completed') hasArrived.current = true;
      onOutcome(what);
      // What was sent is not behind Back any more.
      if (what === 'completed' && stepEntries() > 0) window.history.go(-stepEntries());
    },
  });
  const { phase, keeper } = machine;

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // What is changed after Submit waits for another Submit.
        callback: ({ values }) => keeper.current?.change({ values, waiting: false }),
      }),
    [subscribe, keeper],
  );

  const history = useStepHistory(phase === 'open' ? step : undefined, (next) => {
    if (phase !== 'open' || hasArrived.current) return;
    machine.stop();
    // Forward passes the gates too: sending checks everything once more.
    show(inForm(next));
  });

  function inForm(number: number) {
    return Math.min(Math.max(number, 0), review);
  }

  /** The fields that a step must have right before the next one opens. */
  function fieldsOf(number: number): string[] {
    return (number === review ? kind.steps : kind.steps.slice(number, number + 1)).flatMap(
      ({ fields }) => fields,
    );
  }

  function show(next: number, backToReview = false) {
    newest.current = next;
    setStep(next);
    setAttempt(0);
    setToReview(backToReview);
    keeper.current?.change({ step: next });
    if (opened.current.has(next)) return;
    opened.current.add(next);
    onStep?.(next);
  }

  function open(next: number, backToReview = false) {
    history.forward(next);
    show(next, backToReview);
  }

  /** Puts sentences beside fields, that of a list's entry beside the list. Says whether there were any. */
  function setErrors(errors: FieldErrors, names: readonly string[] = Object.keys(errors)): boolean {
    const wrong = names.filter((name) => errors[name]);
    for (const name of wrong) form.setError(name as Path<Values>, { message: errors[name] });
    return wrong.length > 0;
  }

  const sentences: Record<string, { message?: unknown } | undefined> = form.formState.errors;
  function errorOf(name: string): string | undefined {
    const message = sentences[name]?.message;
    return typeof message === 'string' ? message : undefined;
  }

  function refuse(errors: FieldErrors): boolean {
    const wrong = byField(errors);
    const first = kind.steps.findIndex(({ fields }) => fields.some((name) => wrong[name]));
    if (first < 0) return false;
    form.clearErrors();
    setErrors(wrong);
    if (first !== newest.current) open(first, true);
    setAttempt((count) => count + 1);
    return true;
  }

  /** The next step, or after a change the review; stays, and says why, where something is wrong. */
  function goOn() {
    const fields = fieldsOf(step);
    const checked = kind.check(form.getValues());
    const errors = 'errors' in checked ? byField(checked.errors) : {};
    form.clearErrors(fields as Path<Values>[]);
    if (setErrors(errors, fields)) return setAttempt((count) => count + 1);
    machine.clearFailure();
    open(toReview ? review : step + 1);
  }

  return {
    ...machine,
    form,
    step,
    steps: kind.steps,
    isReview: step === review,
    toReview,
    attempt,
    focusNext,
    errorOf,
    problems: fieldsOf(step).flatMap((name) => {
      const message = errorOf(name);
      return message ? [{ name, message }] : [];
    }),
    goBack: () => history.backward(step - 1),
    /** Opens a step to change something, after which Next leads back to the review. */
    change: (next: number, field?: string) => {
      focusNext.current = field;
      open(next, true);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (step !== review) {
        lastNext.current = event.timeStamp;
        goOn();
      } else if (event.timeStamp - lastNext.current >= (kind.reviewMs ?? 0))
        machine.submit(honeypotOf(event.currentTarget));
    },
  };
}
