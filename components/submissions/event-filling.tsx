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
import {
  type EventFormField,
  type EventFormValues,
  eventFormSchema,
  eventFormValues,
} from '#lib/submissions/fields/event-form-values';
import { EVENT_STEPS, type EventSubmission } from '#lib/submissions/fields/event-submission';
import styles from './event-form.module.css';
import { EventSteps } from './event-steps.tsx';
import { KeepDraft } from './keep-draft.tsx';
import { SendingNote } from './sending-note.tsx';
import { SubmissionFailure } from './submission-failure.tsx';
import { SubmissionSuccess } from './submission-success.tsx';
import { useArrival } from './use-arrival.ts';
import { problemsOf } from './use-event-fields.ts';
import { useEventKeeper } from './use-event-keeper.ts';
import { useEventSending } from './use-event-sending.ts';
import { fieldsOf, REVIEW, useStepGates } from './use-step-gates.ts';

/** What the form tells about itself, for the counting of visits; steps are counted from 1. */
type EventFormReport = { name: 'step' | 'abandoned'; step: number } | { name: 'completed' };

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

/** The five steps of one draft, and what became of the sending. `focusFirst`: something else was here before. */
export function EventFilling(props: EventFillingProps & { focusFirst: boolean }) {
  const { draft, level, renderCard, leaving = false, onStay, onLeave, onReport, focusFirst } = props;
  const Heading = `h${level}` as const;
  const [asksToClose, setAsksToClose] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  /** Known before the success is drawn: leaving the history tells of itself sooner. */
  const arrived = useRef(false);
  const stay = () => {
    setAsksToClose(false);
    onStay?.();
  };
  const form = useForm<EventFormValues, unknown, EventSubmission>({
    resolver: zodResolver(eventFormSchema),
    defaultValues: eventFormValues(draft.values),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { keeper, kept } = useEventKeeper(draft, form);
  /** Steps that were told of: who goes back and forth comes no further. */
  const told = useRef(new Set([draft.step]));
  const gates = useStepGates({
    form,
    keeper,
    first: draft.step,
    onStep: (step) => {
      if (told.current.has(step)) return;
      told.current.add(step);
      onReport?.({ name: 'step', step: step + 1 });
    },
    followsHistory: () => {
      if (arrived.current) return false;
      if (sending.status.status === 'submitting') sending.cancel();
      return true;
    },
  });
  const sending = useEventSending({
    keeper,
    onFieldErrors: gates.showErrors,
    onSuccess: () => {
      arrived.current = true;
      onReport?.({ name: 'completed' });
      // Somebody may have asked to close meanwhile; the thanks and the private link come first.
      stay();
      // What was sent is not behind Back any more.
      const entries = gates.depth();
      if (entries > 0) window.history.go(-entries);
    },
  });
  const { step } = gates;
  const { status } = sending.status;

  const asks = (leaving || asksToClose) && step > 0 && status !== 'success';
  const leavesAtOnce = (leaving || asksToClose) && !asks;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when somebody asks, not at each new function
  useEffect(() => {
    if (leavesAtOnce) onLeave(gates.depth());
  }, [leavesAtOnce]);

  const isFilling = !asks && (status === 'idle' || status === 'submitting');
  const heading = useArrival(isFilling ? `step ${step}` : 'elsewhere', focusFirst);

  async function leave(keep: boolean) {
    onReport?.({ name: 'abandoned', step: step + 1 });
    const entries = gates.depth();
    await (keep ? keeper.current?.stop() : keeper.current?.discard());
    onLeave(entries);
  }

  if (asks)
    return (
      <KeepDraft
        waiting={keeper.current?.draft.waiting === true}
        onKeep={() => leave(true)}
        onDiscard={() => leave(false)}
        onStay={stay}
      />
    );
  if (sending.status.status === 'success')
    return <SubmissionSuccess level={level} {...sending.status} onClose={() => onLeave(gates.depth())} />;
  if (sending.status.status === 'error') {
    const { reason } = sending.status;
    const close = () => setAsksToClose(true);
    return (
      <SubmissionFailure
        level={level}
        reason={reason}
        isKept={kept === 'on device'}
        onTryAgain={sending.cancel}
        onClose={close}
      />
    );
  }

  const goOn = () =>
    step === REVIEW ? sending.send(form.getValues(), trap.current?.value ?? '') : gates.goOn();

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
            problems={problemsOf(form.formState.errors, fieldsOf(step))}
            attempt={gates.attempt}
          />
          <EventSteps
            step={step}
            level={level}
            onChange={(chosen) => gates.open(chosen, true)}
            renderCard={renderCard}
          />
        </div>
        <HoneypotField ref={trap} />
        <SendingNote sending={sending.status} kept={kept} />
        <FormActions>
          <Button disabled={step === 0} onClick={gates.goBack}>
            Previous
          </Button>
          {step === REVIEW ? (
            <BusyButton
              busy={status === 'submitting'}
              busyWords={
                sending.status.status === 'submitting' && sending.status.state === 'waiting'
                  ? 'No connection: waiting…'
                  : 'Sending…'
              }
            >
              Submit event for review
            </BusyButton>
          ) : (
            <Button type="submit" look="primary">
              {gates.toReview ? 'Next: back to review' : 'Next'}
            </Button>
          )}
        </FormActions>
      </form>
    </FormProvider>
  );
}
