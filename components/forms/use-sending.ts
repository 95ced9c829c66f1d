'use client';

import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#lib/forms/field-schemas';
import type { SendResult } from '#lib/forms/form-answer';
import type { SendRequest, SendState } from '#lib/forms/send-form.browser';

export type Sending =
  | { status: 'idle' }
  /** `isResumed`: an interrupted submission that continues. */
  | { status: 'submitting'; state: SendState; isResumed: boolean }
  | ({ status: 'success' } & Extract<SendResult, { ok: true }>)
  /** `isListed`: the form shows the invalid fields. */
  | { status: 'error'; error: string | undefined; isListed: boolean };

type Delivery = (how: Pick<SendRequest, 'signal' | 'onState'>) => Promise<SendResult>;

type SendingOptions = {
  /** Shows the fields that the server refused; false where the form has none of them. */
  onRefused?: (fields: FieldErrors) => boolean;
  onEnd: (result: SendResult) => void;
};

const IDLE: Sending = { status: 'idle' };

/** The status of sending a form: one request at a time, and none after success until `reset`. */
export function useSending({ onRefused = () => false, onEnd }: SendingOptions) {
  const [sending, setSending] = useState<Sending>(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(deliver: Delivery, isResumed = false) {
    if (running.current) return;
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    const onState = (state: SendState) =>
      !signal.aborted && setSending({ status: 'submitting', state, isResumed });
    onState('sending');
    const result = await deliver({ signal, onState });
    if (signal.aborted) return;
    if (result.ok) setSending({ status: 'success', ...result });
    else {
      running.current = undefined;
      const isListed = result.fields !== undefined && onRefused(result.fields);
      setSending({ status: 'error', error: result.error || undefined, isListed });
    }
    onEnd(result);
  }

  function reset() {
    running.current?.abort();
    running.current = undefined;
    setSending(IDLE);
  }

  return {
    sending,
    send,
    reset,
    /** Cancels the request in progress; false where there is none. */
    stop: () => {
      if (sending.status !== 'submitting' || !running.current) return false;
      reset();
      return true;
    },
    /** Whether a request is in progress or has succeeded, also before that is rendered. */
    isBusy: () => running.current !== undefined,
    /** Ends an attempt before a request is made. */
    fail: (error?: string) => setSending({ status: 'error', error, isListed: false }),
    /** Removes the message about a failure. */
    clear: () => setSending((now) => (now.status === 'error' ? IDLE : now)),
  };
}
