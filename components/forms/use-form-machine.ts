'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { bodyToSend, type Draft } from '#lib/forms/draft';
import { loadDraft, openDraft } from '#lib/forms/draft.browser';
import { DraftAutosave } from '#lib/forms/draft-autosave.browser';
import { keepOpeningToken } from '#lib/forms/opening-token.browser';
import { sendDraft } from '#lib/forms/send-draft.browser';
import { WAITING_SENT } from '#lib/forms/waiting-forms';
import { type JoinTexts, withTyped } from '#lib/forms/with-typed';
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

/** 'loading': before hydration; 'offered': there is one, and the visitor decides whether to restore it. */
type Opening = { phase: 'loading' | 'offered' | 'open'; stored?: Draft };

const keepStored: JoinTexts = (_name, stored) => stored;

/**
 * A form with a draft, loaded when the form opens and saved at each change, that is validated and sent; it is not
 * concerned with how the fields are drawn. What was typed before that stays: a new draft begins with it, and a stored one
 * is restored together with it.
 */
export function useFormMachine<Values extends FieldValues>(options: MachineOptions<Values>) {
  const { kind, read, fill, fresh = {}, onOpen, refuse, onOutcome } = options;
  const [{ phase, stored }, setOpening] = useState<Opening>({ phase: 'loading' });
  /** Where the draft is saved, once it has answers. */
  const [savedIn, setSavedIn] = useState<'nothing' | 'device' | 'page'>('nothing');
  const autosave = useRef<DraftAutosave>(undefined);
  const closing = useRef<AbortSignal>(undefined);
  const { sending, ...submission } = useSending({
    onRefused: refuse,
    answerWithinMs: kind.answerWithinMs,
    onEnd: ({ ok }) => onOutcome(ok ? 'completed' : 'failed'),
  });

  /** What was typed before a draft was opened: before hydration, or while the form's code was loaded. */
  function typedBefore(): Values | undefined {
    const values = read();
    return kind.hasAnswers(values) ? values : undefined;
  }

  function open(draft: Draft, isFilled: boolean, isChanged: boolean) {
    const { isAskedFor: _, ...opened } = draft;
    const own = new DraftAutosave(kind.draft, opened, {
      onSaved: (isOnDevice) => {
        if (kind.hasAnswers(own.draft.values)) setSavedIn(isOnDevice ? 'device' : 'page');
      },
      onDiscarded: kind.deleteImages,
    });
    autosave.current = own;
    if (kind.opening && closing.current) keepOpeningToken(own, closing.current);
    if (isChanged) own.change({ values: read() });
    setOpening({ phase: 'open' });
    onOpen(opened, isFilled);
    if (isFilled && kind.resumesSending && opened.waiting && opened.body) void send(own, opened.body, true);
  }

  function begin(isCleared: boolean) {
    // A second press.
    if (autosave.current) return;
    const typed = typedBefore();
    const values = { ...fresh, ...typed };
    const draft = openDraft(kind.draft);
    kind.deleteImages?.();
    if (isCleared) fill(kind.valuesOf(values));
    open({ ...draft, values }, isCleared, typed !== undefined);
  }

  function restore(draft: Draft) {
    const typed = typedBefore();
    const values = withTyped(draft.values, typed ?? {}, kind.joinTexts ?? keepStored);
    const isChanged = JSON.stringify(values) !== JSON.stringify(draft.values);
    // One that was asked for has no images yet: those on the device are of a draft that it replaced.
    if (draft.isAskedFor) kind.deleteImages?.();
    fill(kind.valuesOf(values));
    // What was changed is not sent by itself.
    open({ ...draft, values, ...(isChanged && { waiting: false }) }, true, isChanged);
  }

  const load = useEffectEvent((signal: AbortSignal) => {
    const draft = loadDraft(kind.draft);
    const isSubmitted = draft?.waiting === true && draft.body !== undefined;
    if (!draft || !(isSubmitted || kind.hasAnswers(draft.values))) return begin(false);
    if (!kind.offersDraft || draft.isAskedFor || (isSubmitted && kind.resumesSending)) return restore(draft);
    setOpening({ phase: 'offered', stored: draft });
    // Another part of the page may send the draft while it is offered.
    const onSent = (event: Event) => {
      if (event instanceof CustomEvent && event.detail === kind.draft) begin(true);
    };
    window.addEventListener(WAITING_SENT, onSent, { signal });
  });

  useEffect(() => {
    const control = new AbortController();
    closing.current = control.signal;
    load(control.signal);
    return () => {
      control.abort();
      autosave.current?.stop();
      autosave.current = undefined;
    };
  }, []);

  function send(own: DraftAutosave, body: Record<string, unknown>, isResumed?: boolean) {
    return submission.send((how) => sendDraft(own, { ...kind.sending, ...how, body }), isResumed);
  }

  /** Validates all values and sends them. A filled honeypot is ignored without a message. */
  function submit(honeypot: string) {
    if (honeypot || !autosave.current || submission.isBusy()) return;
    const { openedAt, body: last } = autosave.current.draft;
    const checked = kind.check(read(), 'sending');
    if ('errors' in checked) {
      submission.clear();
      if (!refuse(checked.errors)) submission.fail();
      return;
    }
    const { minSeconds = 0, tooEarly } = kind.opening ?? {};
    if (Date.now() - openedAt < minSeconds * 1000) return submission.fail(tooEarly);
    onOutcome('attempted');
    const metadata = kind.metadata?.(openedAt) ?? {};
    void send(autosave.current, bodyToSend(last, { ...checked.body, ...metadata }, Object.keys(metadata)));
  }

  return {
    phase,
    stored,
    savedIn,
    autosave,
    sending,
    submit,
    restore: () => stored && restore(stored),
    startAnew: () => begin(true),
    clearFailure: submission.clear,
    stop: () => submission.stop() && autosave.current?.change({ waiting: false }),
    /** Begins another submission after one was sent; the fields are left as they are. */
    startNext: () => {
      submission.reset();
      autosave.current = undefined;
      begin(false);
    },
  };
}
