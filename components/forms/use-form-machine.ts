'use client';

import type { FieldValues } from 'react-hook-form';
import { bodyToSend, type Draft } from '#lib/forms/draft';
import type { FieldErrors } from '#lib/forms/field-schemas';
import { sendDraft } from '#lib/forms/send-draft.browser';
import { type DraftOptions, useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

export type Outcome = 'attempted' | 'completed' | 'failed';

type MachineOptions<Values extends FieldValues> = DraftOptions<Values> & {
  /** Shows which fields are wrong, by our own rules or by the server's; false where it can show none of them. */
  refuse: (errors: FieldErrors) => boolean;
  onOutcome: (what: Outcome) => void;
};

/** A form with a draft that can be sent, whatever holds its fields. */
export function useFormMachine<Values extends FieldValues>(options: MachineOptions<Values>) {
  const { kind, read, refuse, onOpen, onOutcome } = options;
  const sending = useSending({
    onRefused: refuse,
    onEnd: ({ ok }) => onOutcome(ok ? 'completed' : 'failed'),
  });
  const draft = useDraft({
    ...options,
    onOpen: (opened: Draft, isFilled: boolean) => {
      onOpen(opened, isFilled);
      if (isFilled && kind.resumesSending && opened.waiting && opened.body) void send(opened.body, true);
    },
  });

  function send(body: Record<string, unknown>, isResumed?: boolean) {
    const keeper = draft.keeper.current;
    if (keeper) return sending.send((how) => sendDraft(keeper, { ...kind.sending, ...how, body }), isResumed);
  }

  /** Checks everything and sends it. What fills the honeypot is a machine: nothing is sent, nothing is said. */
  function submit(honeypot: string) {
    const keeper = draft.keeper.current;
    if (honeypot || !keeper || sending.isBusy()) return;
    const { openedAt, body: last } = keeper.draft;
    const checked = kind.check(read());
    if ('errors' in checked) {
      sending.clear();
      if (!refuse(checked.errors)) sending.fail();
      return;
    }
    const { minSeconds = 0, tooEarly } = kind.opening ?? {};
    if (Date.now() - openedAt < minSeconds * 1000) return sending.fail(tooEarly);
    onOutcome('attempted');
    const passing = kind.passing?.(openedAt) ?? {};
    void send(bodyToSend(last, { ...checked.body, ...passing }, Object.keys(passing)));
  }

  return {
    ...draft,
    sending: sending.sending,
    submit,
    clearFailure: sending.clear,
    stop: () => sending.stop() && draft.keeper.current?.change({ waiting: false }),
  };
}
