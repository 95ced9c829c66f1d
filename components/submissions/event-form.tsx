import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { LostDraft } from '#components/forms/lost-draft';
import { StepForm } from '#components/forms/step-form';
import { useStepForm } from '#components/forms/use-step-form.ts';
import { addedHistoryEntries } from '#components/ui/history-entries.ts';
import { Skeleton } from '#components/ui/layout/skeleton';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { areImagesStored, onImagesStored } from '#lib/forms/draft-images.browser';
import type { OperatorContact } from '#lib/site/operator-contact';
import { ContactStep } from './contact-step.tsx';
import { DetailsStep } from './details-step.tsx';
import styles from './event-form.module.css';
import { EVENT_FORM } from './event-kind.ts';
import { DraftId } from './images/draft-id.ts';
import { KeepDraft } from './keep-draft.tsx';
import { LocationStep } from './location-step.tsx';
import { MediaStep } from './media-step.tsx';
import panelStyles from './panel.module.css';
import { ResumeDraft } from './resume-draft.tsx';
import { ReviewStep } from './review-step.tsx';
import { SendingNote } from './sending-note.tsx';
import { SubmissionFailure } from './submission-failure.tsx';
import { SubmissionSuccess } from './submission-success.tsx';

// For the correction page: loaded with the same chunk, it adds no styles to the style sheets of every page.
export { ImagesField } from './images/images-field.tsx';

/** What the form reports for analytics; steps are counted from 1. */
type EventFormReport = { name: 'step' | 'abandoned'; step: number } | { name: 'completed' };

export type EventFormProps = {
  /** Level of the heading of a step. */
  level: 2 | 3;
  renderCard: (event: CalendarEvent) => ReactNode;
  contact: OperatorContact;
  /** Whether the event takes place abroad, in a country still to be named. */
  international?: boolean;
  /** The dialog around the form is to be closed. */
  leaving?: boolean;
  onStay?: () => void;
  /** Closes; `entries` is the number of history entries that the form has added. */
  onLeave: (entries: number) => void;
  onReport?: (report: EventFormReport) => void;
};

const STEPS = [DetailsStep, LocationStep, ContactStep, MediaStep];

/** The event form: offers the stored draft, leads through five steps and shows whether the submission succeeded. */
export function EventForm(props: EventFormProps) {
  const {
    level,
    renderCard,
    contact,
    international = false,
    leaving = false,
    onStay,
    onLeave,
    onReport,
  } = props;
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
      // Closing may have been requested meanwhile; the thanks and the private link come first.
      stay();
    },
  });
  const { phase, form, step, sending, savedIn, autosave } = machine;

  const hasImagesStored = useSyncExternalStore(
    onImagesStored,
    () => areImagesStored(machine.draftId),
    () => true,
  );

  const isClosing = leaving || asksToClose;
  const confirmsClosing = isClosing && phase === 'open' && step > 0 && sending.status !== 'success';
  const leavesAtOnce = isClosing && !confirmsClosing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when closing is requested, not at each new function
  useEffect(() => {
    if (leavesAtOnce) onLeave(addedHistoryEntries());
  }, [leavesAtOnce]);

  function leave(keepsDraft: boolean) {
    onReport?.({ name: 'abandoned', step: step + 1 });
    const entries = addedHistoryEntries();
    if (keepsDraft) autosave.current?.stop();
    else autosave.current?.discard();
    onLeave(entries);
  }

  function panel(): ReactNode {
    if (phase === 'loading') return <Skeleton shape="card" />;
    if (phase === 'offered')
      return (
        <ResumeDraft
          drafts={machine.offered}
          news={machine.news}
          level={level}
          onContinue={machine.resume}
          onTakeOver={machine.takeOver}
          onDelete={machine.remove}
          onStart={machine.startAnew}
        />
      );
    if (phase === 'lost')
      return (
        <LostDraft
          news={machine.news}
          what="event"
          level={level}
          className={panelStyles.panel}
          onTakeOver={() => machine.takeOver({ id: machine.draftId })}
          onStart={machine.startAnew}
        />
      );
    if (confirmsClosing)
      return (
        <KeepDraft
          waiting={autosave.current?.draft.waiting === true}
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
          contact={contact}
          isLate={sending.isLate}
          onClose={() => onLeave(addedHistoryEntries())}
        />
      );
    if (sending.status === 'error' && !sending.isListed)
      return (
        <SubmissionFailure
          level={level}
          reason={sending.error}
          isSaved={savedIn === 'device'}
          isWaiting={autosave.current?.draft.waiting === true}
          onTryAgain={machine.clearFailure}
          onClose={() => setAsksToClose(true)}
        />
      );
  }

  const Step = STEPS[step];
  const isWaiting = sending.status === 'submitting' && sending.state === 'waiting';
  return (
    <StepForm
      machine={machine}
      level={level}
      headingId="event-step-title"
      classes={styles}
      note={<SendingNote sending={sending} savedIn={savedIn} areImagesStored={hasImagesStored} />}
      submitWords="Submit event for review"
      busyWords={isWaiting ? 'No connection: waiting…' : 'Sending…'}
      instead={panel()}
    >
      <DraftId value={machine.draftId}>
        {Step ? (
          <Step />
        ) : (
          <ReviewStep
            level={level === 2 ? 3 : 4}
            isSending={sending.status === 'submitting'}
            onChange={machine.change}
            renderCard={renderCard}
          />
        )}
      </DraftId>
    </StepForm>
  );
}
