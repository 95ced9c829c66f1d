'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '#components/ui/button';
import { BusyButton } from '#components/ui/form/busy-button';
import { ErrorSummary } from '#components/ui/form/error-summary';
import { FormActions } from '#components/ui/form/form-actions';
import { FormProgress } from '#components/ui/form/form-progress';
import { HoneypotField } from '#components/ui/form/honeypot-field';
import type { CalendarEvent } from '#lib/events/calendar-event';
import type { Draft } from '#lib/forms/draft';
import type { FieldErrors } from '#lib/forms/field-schemas';
import {
  type EventFormField,
  type EventFormValues,
  eventFormSchema,
  eventFormValues,
} from '#lib/submissions/event-form-values';
import { EVENT_STEPS, type EventSubmission } from '#lib/submissions/event-submission';
import styles from './event-form.module.css';
import { EventSteps } from './event-steps.tsx';
import { KeepDraft } from './keep-draft.tsx';
import { SendingNote } from './sending-note.tsx';
import { SubmissionFailure } from './submission-failure.tsx';
import { SubmissionSuccess } from './submission-success.tsx';
import { problemsOf } from './use-event-fields.ts';
import { useEventKeeper } from './use-event-keeper.ts';
import { useEventSending } from './use-event-sending.ts';
import { useStepHistory } from './use-step-history.ts';

/** What the form tells about itself, for the counting of visits; steps are counted from 1. */
export type EventFormReport = { name: 'step' | 'abandoned'; step: number } | { name: 'completed' };

export type EventFillingProps = {
  draft: Draft;
  /** Level of the heading of a step. */
  level: 2 | 3;
  renderCard: (event: CalendarEvent) => ReactNode;
  /** Somebody asked to close the dialog around the form. */
  leaving?: boolean;
  onStay?: () => void;
  /** Closes: so many entries of the history are the form's own. */
  onLeave: (entries: number) => void;
  onReport?: (report: EventFormReport) => void;
};

const REVIEW = EVENT_STEPS.length - 1;
const fieldsOf = (step: number): readonly EventFormField[] => EVENT_STEPS[step]?.fields ?? [];
const ALL_FIELDS = EVENT_STEPS.flatMap(({ fields }): readonly EventFormField[] => fields);
const clamped = (step: number) => Math.min(Math.max(step, 0), REVIEW);

/** The five steps of one draft, their gates, and what became of the sending. */
export function EventFilling(props: EventFillingProps & { focusFirst: boolean }) {
  const { draft, level, renderCard, leaving = false, onStay, onLeave, onReport, focusFirst } = props;
  const Heading = `h${level}` as const;
  const [step, setStep] = useState(clamped(draft.step));
  const [attempt, setAttempt] = useState(0);
  const [toReview, setToReview] = useState(false);
  const [asksToClose, setAsksToClose] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm<EventFormValues, unknown, EventSubmission>({
    resolver: zodResolver(eventFormSchema),
    defaultValues: eventFormValues(draft.values),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { keeper, kept } = useEventKeeper(draft, form);

  const show = (next: number) => {
    setStep(next);
    setAttempt(0);
    keeper.current?.change({ step: next });
    onReport?.({ name: 'step', step: next + 1 });
  };

  const history = useStepHistory((next) => {
    if (sending.status.status === 'success') return;
    // Forward passes the gates too; sending checks everything anyway.
    if (sending.status.status === 'submitting') sending.cancel();
    setToReview(false);
    show(clamped(next));
  });

  const showErrors = (errors: FieldErrors) => {
    for (const [path, message] of Object.entries(errors))
      form.setError(path.split('.')[0] as EventFormField, { message });
    const named = new Set(Object.keys(errors).map((path) => path.split('.')[0]));
    const first = EVENT_STEPS.findIndex(({ fields }) => fields.some((name) => named.has(name)));
    if (first >= 0 && first !== step) open(first, true);
    setAttempt((count) => count + 1);
  };

  const sending = useEventSending({
    keeper,
    onFieldErrors: showErrors,
    onSuccess: () => {
      onReport?.({ name: 'completed' });
      // What was sent is not behind Back any more.
      const entries = history.depth();
      if (entries > 0) window.history.go(-entries);
    },
  });
  const { status } = sending.status;
  const sent = status === 'success';

  function open(next: number, andBackToReview = false) {
    history.forward(step, next);
    setToReview(andBackToReview);
    show(next);
  }

  async function goOn() {
    if (step === REVIEW) return sending.send(form.getValues(), trap.current?.value ?? '');
    if (!(await form.trigger(fieldsOf(step)))) return setAttempt((count) => count + 1);
    open(toReview ? REVIEW : step + 1);
  }

  const { start, depth } = history;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the step the draft was kept at
  useEffect(() => start(step), []);

  const shownBefore = useRef(focusFirst ? -1 : step);
  useEffect(() => {
    if (shownBefore.current === step) return;
    shownBefore.current = step;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  const asks = (leaving || asksToClose) && step > 0 && !sent;
  const leavesAtOnce = leaving && !asks;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when somebody asks, not at each new function
  useEffect(() => {
    if (leavesAtOnce) onLeave(depth());
  }, [leavesAtOnce]);

  async function leave(keep: boolean) {
    onReport?.({ name: 'abandoned', step: step + 1 });
    const entries = depth();
    await (keep ? keeper.current?.stop() : keeper.current?.discard());
    onLeave(entries);
  }

  if (asks)
    return (
      <KeepDraft
        onKeep={() => leave(true)}
        onDiscard={() => leave(false)}
        onStay={() => {
          setAsksToClose(false);
          onStay?.();
        }}
      />
    );
  if (sending.status.status === 'success')
    return <SubmissionSuccess level={level} {...sending.status} onClose={() => onLeave(depth())} />;
  if (sending.status.status === 'error')
    return (
      <SubmissionFailure
        level={level}
        reason={sending.status.reason}
        onTryAgain={sending.cancel}
        onClose={() => setAsksToClose(true)}
      />
    );

  const isLast = step === REVIEW;
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        aria-labelledby="event-step-title"
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
        onChange={({ target }) => {
          if (target instanceof Element && 'name' in target) form.clearErrors(target.name as EventFormField);
        }}
      >
        <FormProgress step={step + 1} steps={EVENT_STEPS.length} />
        <div key={step} className={styles.step}>
          <Heading id="event-step-title" ref={heading} tabIndex={-1}>
            {EVENT_STEPS[step]?.title}
          </Heading>
          <ErrorSummary
            problems={problemsOf(form.formState.errors, isLast ? ALL_FIELDS : fieldsOf(step))}
            attempt={attempt}
          />
          <EventSteps step={step} onChange={(chosen) => open(chosen, true)} renderCard={renderCard} />
        </div>
        <HoneypotField ref={trap} />
        <SendingNote sending={sending.status} kept={kept} />
        <FormActions>
          <Button disabled={step === 0} onClick={() => history.backward(step - 1)}>
            Previous
          </Button>
          {isLast ? (
            <BusyButton busy={status === 'submitting'} busyWords="Sending…">
              Submit event for review
            </BusyButton>
          ) : (
            <Button type="submit" look="primary">
              {toReview ? 'Next: back to review' : 'Next'}
            </Button>
          )}
        </FormActions>
      </form>
    </FormProvider>
  );
}
