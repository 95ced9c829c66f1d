'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { bodyToSend, type Draft } from '#lib/forms/draft';
import { loadDraft, openDraft, saveUnopenedDraft } from '#lib/forms/draft.browser';
import { DraftKeeper } from '#lib/forms/draft-keeper.browser';
import { keepOpeningToken } from '#lib/forms/opening-token.browser';
import { sendDraft } from '#lib/forms/send-draft.browser';
import { WAITING_SENT } from '#lib/forms/waiting-forms';
import type { FieldErrors } from '#lib/text/field-errors';
import type { FormKind } from './form-kind.ts';
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
  /** Shows the errors, found here or by the server, beside their fields; false where the form has none of them. */
  refuse: (errors: FieldErrors) => boolean;
  onOutcome: (what: Outcome) => void;
};

/** 'loading': a stored draft is looked up; 'offered': there is one, and the visitor decides whether to restore it. */
type Opening = { phase: 'loading' | 'offered' | 'open'; stored?: Draft };

/**
 * A form with a draft, loaded when the form opens and saved at each change, that is validated and sent; it is not
 * concerned with how the fields are drawn.
 */
export function useFormMachine<Values extends FieldValues>(options: MachineOptions<Values>) {
  const { kind, read, fill, fresh = {}, onOpen, refuse, onOutcome } = options;
  const [{ phase, stored }, setOpening] = useState<Opening>({ phase: 'loading' });
  /** Where the draft is saved, once it has answers. */
  const [savedIn, setSavedIn] = useState<'nothing' | 'device' | 'page'>('nothing');
  const keeper = useRef<DraftKeeper>(undefined);
  const closing = useRef<AbortSignal>(undefined);
  const { sending, ...submission } = useSending({
    onRefused: refuse,
    answerWithinMs: kind.answerWithinMs,
    onEnd: ({ ok }) => onOutcome(ok ? 'completed' : 'failed'),
  });

  function open(draft: Draft, isFilled: boolean) {
    const { isAskedFor: _, ...opened } = draft;
    const own = new DraftKeeper(kind.draft, opened, (onDevice) => {
      if (kind.hasAnswers(own.draft.values)) setSavedIn(onDevice ? 'device' : 'page');
    });
    keeper.current = own;
    if (kind.opening && closing.current) keepOpeningToken(own, closing.current);
    // Typed before hydration, or before the draft was loaded.
    if (!isFilled && kind.hasAnswers(read())) own.change({ values: read() });
    setOpening({ phase: 'open' });
    onOpen(draft, isFilled);
    if (isFilled && kind.resumesSending && draft.waiting && draft.body) void send(own, draft.body, true);
  }

  async function begin(isCleared: boolean) {
    const draft = await openDraft(kind.draft);
    // A second press may have opened a draft meanwhile.
    if (closing.current?.aborted || keeper.current) return;
    if (isCleared) fill(kind.valuesOf(fresh));
    open({ ...draft, values: fresh }, isCleared);
  }

  function restore(draft: Draft) {
    const isFilled = kind.offersDraft || !kind.hasAnswers(read());
    if (isFilled) fill(kind.valuesOf(draft.values));
    open(draft, isFilled);
  }

  const load = useEffectEvent(async (signal: AbortSignal) => {
    const draft = await loadDraft(kind.draft);
    if (signal.aborted) return;
    const isSubmitted = draft?.waiting === true && draft.body !== undefined;
    if (!draft || !(isSubmitted || kind.hasAnswers(draft.values))) return begin(false);
    if (!kind.offersDraft || draft.isAskedFor || (isSubmitted && kind.resumesSending)) return restore(draft);
    setOpening({ phase: 'offered', stored: draft });
    // Another part of the page may send the draft while it is offered.
    const onSent = (event: Event) => {
      if (event instanceof CustomEvent && event.detail === kind.draft && !keeper.current) void begin(true);
    };
    window.addEventListener(WAITING_SENT, onSent, { signal });
  });

  // Typed while the stored draft is looked up, and the page is left before that has ended. A form that offers its draft
  // must not replace it by the first letters.
  const leave = useEffectEvent(() => {
    if (keeper.current || kind.offersDraft) return;
    const values = read();
    if (kind.hasAnswers(values)) saveUnopenedDraft(kind.draft, values);
  });

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    closing.current = signal;
    void load(signal);
    document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
    window.addEventListener('pagehide', () => leave(), { signal });
    return () => {
      control.abort();
      void keeper.current?.stop();
      keeper.current = undefined;
    };
  }, []);

  function send(own: DraftKeeper, body: Record<string, unknown>, isResumed?: boolean) {
    return submission.send((how) => sendDraft(own, { ...kind.sending, ...how, body }), isResumed);
  }

  /** Validates all values and sends them. A filled honeypot is ignored without a message. */
  function submit(honeypot: string) {
    if (honeypot || !keeper.current || submission.isBusy()) return;
    const { openedAt, body: last } = keeper.current.draft;
    const checked = kind.check(read());
    if ('errors' in checked) {
      submission.clear();
      if (!refuse(checked.errors)) submission.fail();
      return;
    }
    const { minSeconds = 0, tooEarly } = kind.opening ?? {};
    if (Date.now() - openedAt < minSeconds * 1000) return submission.fail(tooEarly);
    onOutcome('attempted');
    const metadata = kind.metadata?.(openedAt) ?? {};
    void send(keeper.current, bodyToSend(last, { ...checked.body, ...metadata }, Object.keys(metadata)));
  }

  return {
    phase,
    stored,
    savedIn,
    keeper,
    sending,
    submit,
    restore: () => stored && restore(stored),
    startAnew: () => begin(true),
    clearFailure: submission.clear,
    stop: () => submission.stop() && keeper.current?.change({ waiting: false }),
    /** Begins another submission after one was sent; the fields are left as they are. */
    startNext: () => {
      submission.reset();
      keeper.current = undefined;
      setOpening({ phase: 'loading' });
      return begin(false);
    },
  };
}
