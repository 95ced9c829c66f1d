'use client';

import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#lib/forms/field-schemas';
import type { SendResult } from '#lib/forms/form-answer';
import type { SendRequest, SendState } from '#lib/forms/send-form.browser';

export type Sending =
  | { status: 'idle' }
  /** `isResumed`: it had been cut off, and goes on. */
  | { status: 'submitting'; state: SendState; isResumed: boolean }
  | ({ status: 'success' } & Extract<SendResult, { ok: true }>)
  /** `isListed`: the fields that are wrong are shown in the form. */
  | { status: 'error'; error: string | undefined; isListed: boolean };

type Delivery = (how: Pick<SendRequest, 'signal' | 'onState'>) => Promise<SendResult>;

type SendingOptions = {
  /** Shows which fields the server found wrong; false where the form has none of them. */
  onRefused?: (fields: FieldErrors) => boolean;
  onEnd: (result: SendResult) => void;
};

const IDLE: Sending = { status: 'idle' };

/** The sending of a form, one at a time and, once it has arrived, never again. */
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

  /** Gives up a sending that waits for its answer; false where there is none. */
  function stop(): boolean {
    if (sending.status !== 'submitting' || !running.current) return false;
    running.current.abort();
    running.current = undefined;
    setSending(IDLE);
    return true;
  }

  return {
    sending,
    send,
    stop,
    /** Whether one is under way or has arrived, also before that is drawn. */
    isBusy: () => running.current !== undefined,
    /** Ends an attempt before anything is sent. */
    fail: (error?: string) => setSending({ status: 'error', error, isListed: false }),
    /** Takes the words about a failure away. */
    clear: () => setSending((now) => (now.status === 'error' ? IDLE : now)),
  };
}
