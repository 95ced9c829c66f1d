import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { StepFormFrame } from '#components/forms/step-form-frame';
import { useArrival } from '#components/forms/use-arrival.ts';
import { useStepForm } from '#components/forms/use-step-form.ts';
import { stepEntries } from '#components/ui/form/use-step-history.ts';
import { Skeleton } from '#components/ui/layout/skeleton';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { ContactStep } from './contact-step.tsx';
import { DetailsStep } from './details-step.tsx';
import styles from './event-form.module.css';
import { EVENT_FORM } from './event-kind.ts';
import { KeepDraft } from './keep-draft.tsx';
import { LocationStep } from './location-step.tsx';
import { MediaStep } from './media-step.tsx';
import { ResumeDraft } from './resume-draft.tsx';
import { ReviewStep } from './review-step.tsx';
import { SendingNote } from './sending-note.tsx';
import { SubmissionFailure } from './submission-failure.tsx';
import { SubmissionSuccess } from './submission-success.tsx';

// For the correction page: fetched as the same piece, it brings no style into the sheets of every page.
export { PicturesField } from './images/pictures-field.tsx';

/** What the form tells about itself, for the counting of visits; steps are counted from 1. */
type EventFormReport = { name: 'step' | 'abandoned'; step: number } | { name: 'completed' };

export type EventFormProps = {
  /** Level of the heading of a step. */
  level: 2 | 3;
  renderCard: (event: CalendarEvent) => ReactNode;
  /** Whether the event takes place abroad, in a country still to be named. */
  international?: boolean;
  /** The dialog around the form is to be closed. */
  leaving?: boolean;
  onStay?: () => void;
  /** Closes: so many entries of the history are the form's own. */
  onLeave: (entries: number) => void;
  onReport?: (report: EventFormReport) => void;
};

const FIELDS = [DetailsStep, LocationStep, ContactStep, MediaStep];

/** The event form: offers the draft kept on this device, leads through five steps and says what became of the sending. */
export function EventForm(props: EventFormProps) {
  const { level, renderCard, international = false, leaving = false, onStay, onLeave, onReport } = props;
  const [asksToClose, setAsksToClose] = useState(false);
  const stay = () => {
    setAsksToClose(false);
    onStay?.();
  };
  const machine = useStepForm({
    kind: EVENT_FORM,
    fresh: international ? { country: '' } : undefined,
    onStep: (step) => onReport?.({ name: 'step', step: step + 1 }),
    onOutcome: (what) => {
      if (what !== 'completed') return;
      onReport?.({ name: what });
      // Closing may have been asked for meanwhile; the thanks and the private link come first.
      stay();
    },
  });
  const { phase, form, step, sending, kept, keeper } = machine;

  const isClosing = leaving || asksToClose;
  const asks = isClosing && phase === 'open' && step > 0 && sending.status !== 'success';
  const leavesAtOnce = isClosing && !asks;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when closing is asked for, not at each new function
  useEffect(() => {
    if (leavesAtOnce) onLeave(stepEntries());
  }, [leavesAtOnce]);

  const hasFailed = sending.status === 'error' && !sending.isListed;
  const isFilling = phase !== 'offered' && !asks && !hasFailed && sending.status !== 'success';
  const heading = useArrival(isFilling ? `step ${step}` : 'elsewhere', false, machine.focusNext);

  async function leave(keep: boolean) {
    onReport?.({ name: 'abandoned', step: step + 1 });
    const entries = stepEntries();
    await (keep ? keeper.current?.stop() : keeper.current?.discard());
    onLeave(entries);
  }

  if (phase === 'looking') return <Skeleton shape="card" />;
  if (phase === 'offered') {
    const { found } = machine;
    const goOn = () => machine.restore(found);
    return <ResumeDraft draft={found} level={level} onGoOn={goOn} onStartAnew={machine.startAnew} />;
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
  if (sending.status === 'success')
    return (
      <SubmissionSuccess
        level={level}
        reference={sending.reference}
        statusUrl={sending.statusUrl}
        email={form.getValues('submitterEmail')?.trim() ?? ''}
        onClose={() => onLeave(stepEntries())}
      />
    );
  if (hasFailed)
    return (
      <SubmissionFailure
        level={level}
        reason={sending.error}
        isKept={kept === 'on device'}
        onTryAgain={machine.clearFailure}
        onClose={() => setAsksToClose(true)}
      />
    );

  const Fields = FIELDS[step];
  const isWaiting = sending.status === 'submitting' && sending.state === 'waiting';
  return (
    <FormProvider {...form}>
      <StepFormFrame
        machine={machine}
        level={level}
        heading={heading}
        headingId="event-step-title"
        classes={styles}
        note={<SendingNote sending={sending} kept={kept} />}
        submitWords="Submit event for review"
        busyWords={isWaiting ? 'No connection: waiting…' : 'Sending…'}
      >
        {Fields ? (
          <Fields />
        ) : (
          <ReviewStep level={level === 2 ? 3 : 4} onChange={machine.change} renderCard={renderCard} />
        )}
      </StepFormFrame>
    </FormProvider>
  );
}
