'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { bodyToSend } from '#lib/forms/draft';
import type { DraftKeeper } from '#lib/forms/draft-keeper.browser';
import { type FieldErrors, fieldErrorsOf } from '#lib/forms/field-schemas';
import { type SendState, sendForm } from '#lib/forms/send-form.browser';
import {
  type EventFormValues,
  eventFormSchema,
  submissionOf,
} from '#lib/submissions/fields/event-form-values';
import { MIN_FORM_SECONDS, TOO_EARLY } from '#lib/submissions/fields/event-submission';

export type SubmitStatus =
  | { status: 'idle' }
  | { status: 'submitting'; state: SendState }
  | { status: 'success'; reference?: string; statusUrl?: string; email: string }
  | { status: 'error'; reason?: string };

const SUBMIT_PATH = '/api/submit-event';
/** What says nothing about the event itself: a repetition may differ in it. */
const PASSING = ['formDuration', 'timestamp', 'userAgent'] as const;

type Sending = {
  keeper: RefObject<DraftKeeper | null>;
  /** Hears which fields are wrong, by our own rules or by the server's; false where it can show none of them. */
  onFieldErrors: (errors: FieldErrors) => boolean;
  onSuccess: () => void;
};

/** Sends the event; `status` is where that stands. */
export function useEventSending({ keeper, onFieldErrors, onSuccess }: Sending) {
  const [status, setStatus] = useState<SubmitStatus>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(values: EventFormValues, honeypot: string) {
    // Filled by a machine: nothing is sent, nothing is said.
    if (honeypot !== '' || !keeper.current || running.current) return;
    const { draft } = keeper.current;
    const submission = submissionOf(values);
    // With what the form alone knows: a picture that is still on its way.
    const checked = eventFormSchema.safeParse({ ...values, ...submission });
    if (!checked.success) {
      if (!onFieldErrors(fieldErrorsOf(checked.error))) setStatus({ status: 'error' });
      return;
    }

    const formDuration = Math.max(0, Date.now() - draft.openedAt);
    if (formDuration < MIN_FORM_SECONDS * 1000) return setStatus({ status: 'error', reason: TOO_EARLY });

    const control = new AbortController();
    running.current = control;
    setStatus({ status: 'submitting', state: 'sending' });
    const said = {
      honeypot,
      formDuration,
      timestamp: new Date().toISOString(),
      userAgent: navigator.userAgent,
    };
    const body = bodyToSend(draft.body, { ...submission, ...said }, PASSING);
    await keeper.current.keep({ body, waiting: true });
    const result = await sendForm({
      path: SUBMIT_PATH,
      body,
      idempotencyKey: draft.idempotencyKey,
      openingToken: keeper.current?.draft.openingToken,
      onState: (state) => !control.signal.aborted && setStatus({ status: 'submitting', state }),
      onRenewed: (renewed) => keeper.current?.keep(renewed),
      signal: control.signal,
    });
    running.current = null;
    if (control.signal.aborted) return;

    if (result.ok) {
      void keeper.current?.discard();
      setStatus({ status: 'success', email: checked.data.submitterEmail, ...result });
      return onSuccess();
    }
    // Without an answer it may have arrived all the same.
    keeper.current?.change({ waiting: result.status === 0 });
    const isShown = result.fields !== undefined && onFieldErrors(result.fields);
    setStatus(isShown ? { status: 'idle' } : { status: 'error', reason: result.error || undefined });
  }

  /** Ends a sending that waits for its answer. */
  const cancel = () => {
    if (running.current) keeper.current?.change({ waiting: false });
    running.current?.abort();
    running.current = null;
    setStatus({ status: 'idle' });
  };

  return { status, send, cancel };
}
