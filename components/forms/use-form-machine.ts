'use client';

import { useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { bodyToSend, type Draft } from '#lib/forms/draft';
import type { DraftAutosave } from '#lib/forms/draft-autosave.browser';
import { sendDraft } from '#lib/forms/send-draft.browser';
import type { FieldErrors } from '#lib/text/field-errors';
import type { FormKind } from './form-kind.ts';
import { sendSubmitted } from './offered-drafts.ts';
import { useDraftStates } from './use-draft-states.ts';
import { useSending } from './use-sending.ts';

export type Outcome = 'attempted' | 'completed' | 'failed';

type MachineOptions<Values extends FieldValues> = {
  kind: FormKind<Values>;
  read: () => Values;
  fill: (values: DefaultValues<Values>) => void;
  /** Values of a new draft. */
  fresh?: Record<string, unknown>;
  /** `isFilled`: the fields were filled from the draft. */
  onOpen: (draft: Draft, isFilled: boolean) => void;
  /** Takes over values that were added to the draft while it was sent. */
  onAdded?: (values: Record<string, unknown>) => void;
  /** Shows the errors, found here or by the server, beside their fields; false where the form has none of them. */
  refuse: (errors: FieldErrors) => boolean;
  onOutcome: (what: Outcome) => void;
};

/**
 * A form with a draft (`useDraftStates`) that is validated and sent; it is not concerned with how the fields are drawn.
 */
export function useFormMachine<Values extends FieldValues>(options: MachineOptions<Values>) {
  const { kind, read, fill, fresh = {}, onOpen, onAdded, refuse, onOutcome } = options;
  /** Warnings that were shown: sending once more confirms the values. */
  const shownWarnings = useRef(new Set<string>());
  const { sending, ...submission } = useSending({
    onRefused: refuse,
    answerWithinMs: kind.answerWithinMs,
    onEnd: ({ ok }) => {
      onOutcome(ok ? 'completed' : 'failed');
      // A form that offers no drafts would never show what else was submitted and waits: it is sent here.
      if (ok && !kind.offersDraft && kind.resumesSending) void sendSubmitted(kind, drafts.closing.current);
    },
  });
  const drafts = useDraftStates({
    ...{ kind, read, fill, fresh },
    onOpen: (own, opened, isFilled) => {
      onOpen(opened, isFilled);
      if (isFilled && kind.resumesSending && opened.waiting && opened.body) void send(own, opened.body, true);
    },
    onLetGo: () => submission.reset(),
    onSentElsewhere: (result) => submission.succeed(result),
  });
  const { autosave } = drafts;

  function send(own: DraftAutosave, body: Record<string, unknown>, isResumed?: boolean) {
    return submission.send((how) => sendDraft(own, { ...kind.sending, ...how, body, onAdded }), isResumed);
  }

  /** The warnings about the values of some fields, or of all. Each is returned once: ignoring it confirms the value. */
  function warnOnce(names?: readonly string[]): FieldErrors {
    const found = Object.entries(kind.warnings?.(read()) ?? {}).filter(
      ([name, warning]) =>
        (names?.includes(name) ?? true) && warning && !shownWarnings.current.has(`${name} ${warning}`),
    );
    for (const [name, warning] of found) shownWarnings.current.add(`${name} ${warning}`);
    return Object.fromEntries(found);
  }

  /** Validates all values and sends them. A filled honeypot is ignored without a message. */
  function submit(honeypot: string) {
    if (honeypot || !autosave.current || submission.isBusy()) return;
    const { openedAt, body: last } = autosave.current.draft;
    const checked = kind.check(read());
    if ('errors' in checked) {
      submission.clear();
      if (!refuse(checked.errors)) submission.fail();
      return;
    }
    const warnings = warnOnce();
    if (Object.keys(warnings).length > 0 && refuse(warnings)) return submission.clear();
    const { minSeconds = 0, tooEarly } = kind.opening ?? {};
    if (Date.now() - openedAt < minSeconds * 1000) return submission.fail(tooEarly);
    onOutcome('attempted');
    const metadata = kind.metadata?.(openedAt) ?? {};
    void send(autosave.current, bodyToSend(last, { ...checked.body, ...metadata }, Object.keys(metadata)));
  }

  return {
    phase: drafts.phase,
    /** The drafts that are offered, and what has happened to one of them. */
    offered: drafts.offered,
    news: drafts.news,
    draftId: drafts.draftId,
    savedIn: drafts.savedIn,
    autosave,
    sending,
    warnOnce,
    submit,
    /** Opens a draft that is offered, or the one that was lost. */
    resume: (draft: Pick<Draft, 'id'>) => void drafts.resumeChosen(draft, false),
    /** The same, although another tab has it open or it is being sent. */
    takeOver: (draft: Pick<Draft, 'id'>) => void drafts.resumeChosen(draft, true),
    /** Deletes a draft that is offered. */
    remove: (draft: Draft) => void drafts.remove(draft),
    /** Begins with a new draft; those that are stored stay. */
    startAnew: () => drafts.begin(true),
    clearFailure: submission.clear,
    stop: () => submission.stop() && autosave.current?.change({ waiting: false }),
    /** Begins another submission after one was sent; the fields are left as they are. */
    startNext: () => {
      submission.reset();
      drafts.startNext();
    },
  };
}
