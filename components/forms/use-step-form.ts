'use client';

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { honeypotOf } from '#components/ui/form/honeypot-field';
import { useStepHistory } from '#components/ui/form/use-step-history.ts';
import { addedHistoryEntries } from '#components/ui/history-entries.ts';
import { unknownTexts } from '#lib/forms/form-texts.browser';
import type { FieldErrors } from '#lib/text/field-errors';
import type { FormKind } from './form-kind.ts';
import { messageFor } from './use-form-fields.ts';
import { type Outcome, useFormMachine } from './use-form-machine.ts';

type StepFormOptions<Values extends FieldValues> = {
  kind: FormKind<Values>;
  fresh?: Record<string, unknown>;
  onOutcome: (what: Outcome) => void;
  /** Called with each step, counted from 0, when it is opened for the first time. */
  onStep?: (step: number) => void;
};

/** The first message for each field; one for an entry of a list counts for the list. */
function byField(errors: FieldErrors): FieldErrors {
  const first: FieldErrors = {};
  for (const [path, message] of Object.entries(errors)) first[path.replace(/\..*/, '')] ??= message;
  return first;
}

export type StepFormMachine<Values extends FieldValues> = ReturnType<typeof useStepForm<Values>>;

/** A form in steps: the open one, counted from 0, validation before the next one, and the browser's Back through them. */
export function useStepForm<Values extends FieldValues>(options: StepFormOptions<Values>) {
  const { kind, fresh = {}, onOutcome, onStep } = options;
  const review = kind.steps.length - 1;
  const [step, setStep] = useState(0);
  /** The open step for callbacks that run after a request, when `step` may be out of date. */
  const openStep = useRef(0);
  const [attempt, setAttempt] = useState(0);
  const [toReview, setToReview] = useState(false);
  /** The field that gets the focus in the next step instead of its heading. */
  const focusNext = useRef<string>(undefined);
  const opened = useRef(new Set([0]));
  const lastNext = useRef(Number.NEGATIVE_INFINITY);
  /** Set before the success is rendered: leaving the history fires `popstate` before that. */
  const isSent = useRef(false);
  /** While the form sets values itself, so that they do not count as edits of the visitor. */
  const isAdding = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({ defaultValues: kind.valuesOf(fresh) });

  const machine = useFormMachine({
    kind,
    fresh,
    read: form.getValues,
    fill: form.reset,
    onAdded: (values) => {
      isAdding.current = true;
      for (const [name, value] of Object.entries(values))
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
      isAdding.current = false;
    },
    refuse,
    onOpen: (draft, isFilled) => {
      if (!isFilled) return;
      openStep.current = inForm(draft.step);
      opened.current = new Set([openStep.current]);
      setStep(openStep.current);
    },
    onOutcome: (what) => {
      if (what === 'completed') isSent.current = true;
      onOutcome(what);
      // Back does not lead to what was sent.
      if (what === 'completed' && addedHistoryEntries() > 0) window.history.go(-addedHistoryEntries());
    },
  });
  const { phase, autosave } = machine;

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Editing after submit cancels the pending send.
        callback: ({ values }) =>
          autosave.current?.change({ values, ...(!isAdding.current && { waiting: false }) }),
      }),
    [subscribe, autosave],
  );

  /** Reads what a browser has filled in without an event: what is in the fields counts. */
  function readAutofill() {
    if (!element.current || phase !== 'open') return;
    const known = Object.fromEntries(
      Object.entries(form.getValues()).filter(([name]) => !kind.formattedFields?.includes(name)),
    );
    for (const [name, text] of Object.entries(unknownTexts(element.current, known)))
      form.setValue(name as Path<Values>, text as PathValue<Values, Path<Values>>);
  }

  const readAtEnd = useEffectEvent(readAutofill);
  useEffect(() => {
    const onHide = () => readAtEnd();
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);

  const history = useStepHistory(phase === 'open' ? step : undefined, (next) => {
    if (phase !== 'open' || isSent.current) return;
    machine.stop();
    // Forward is not validated: submitting validates everything again.
    show(inForm(next));
  });

  function inForm(number: number) {
    return Math.min(Math.max(number, 0), review);
  }

  /** The fields that must be valid before the next step opens: those of the step, in the review all. */
  function fieldsOf(number: number): string[] {
    return (number === review ? kind.steps : kind.steps.slice(number, number + 1)).flatMap(
      ({ fields }) => fields,
    );
  }

  function show(next: number, backToReview = false) {
    readAutofill();
    openStep.current = next;
    setStep(next);
    setAttempt(0);
    setToReview(backToReview);
    autosave.current?.change({ step: next });
    if (opened.current.has(next)) return;
    opened.current.add(next);
    onStep?.(next);
  }

  function open(next: number, backToReview = false) {
    history.forward(next);
    show(next, backToReview);
  }

  /** Shows the messages beside the named fields; returns whether there were any. */
  function setErrors(errors: FieldErrors, names: readonly string[] = Object.keys(errors)): boolean {
    const wrong = names.filter((name) => errors[name]);
    for (const name of wrong) form.setError(name as Path<Values>, { message: errors[name] });
    return wrong.length > 0;
  }

  function refuse(errors: FieldErrors): boolean {
    const wrong = byField(errors);
    const first = kind.steps.findIndex(({ fields }) => fields.some((name) => wrong[name]));
    if (first < 0) return false;
    form.clearErrors();
    setErrors(wrong);
    if (first !== openStep.current) open(first, true);
    setAttempt((count) => count + 1);
    return true;
  }

  /** Opens the next step, or after a change the review; shows errors instead where there are any. */
  function goOn() {
    readAutofill();
    const fields = fieldsOf(step);
    const checked = kind.check(form.getValues());
    const errors = 'errors' in checked ? byField(checked.errors) : {};
    form.clearErrors(fields as Path<Values>[]);
    if (setErrors(errors, fields) || setErrors(machine.warnOnce(fields)))
      return setAttempt((count) => count + 1);
    machine.clearFailure();
    open(toReview ? review : step + 1);
  }

  return {
    ...machine,
    /** Ref of the form. */
    element,
    form,
    step,
    steps: kind.steps,
    isReview: step === review,
    toReview,
    attempt,
    focusNext,
    problems: fieldsOf(step).flatMap((name) => {
      const message = messageFor(name, form.formState.errors);
      return message ? [{ name, message }] : [];
    }),
    goBack: () => history.backward(step - 1),
    /** Opens the step of a field from the review, where the field itself is not shown. */
    changeField: (name: string) => {
      focusNext.current = name;
      open(
        kind.steps.findIndex(({ fields }) => (fields as readonly string[]).includes(name)),
        true,
      );
    },
    /** Opens a step from the review; Next leads back to the review. */
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
