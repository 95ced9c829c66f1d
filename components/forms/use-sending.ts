'use client';

import { useEffect, useRef, useState } from 'react';
import type { SendResult } from '#lib/forms/form-answer';
import { onlineTimeout } from '#lib/forms/online-timeout.browser';
import type { SendRequest, SendState } from '#lib/forms/send-form.browser';
import type { FieldErrors } from '#lib/text/field-errors';

export type Sending =
  /** `isStopped`: the visitor has stopped the last sending. */
  | { status: 'idle'; isStopped?: boolean }
  /** `isResumed`: an interrupted submission that continues. */
  | { status: 'submitting'; state: SendState; isResumed: boolean }
  /** `isLate`: the response came after the visitor had stopped, or after the failure was shown. */
  | ({ status: 'success'; isLate: boolean } & Extract<SendResult, { ok: true }>)
  /** `isListed`: the form shows the invalid fields. */
  | { status: 'error'; error: string | undefined; isListed: boolean };

type Delivery = (how: Pick<SendRequest, 'signal' | 'halt' | 'onState'>) => Promise<SendResult>;

type SendingOptions = {
  /** Shows the fields that the server refused; false where the form has none of them. */
  onRefused?: (fields: FieldErrors) => boolean;
  onEnd: (result: SendResult) => void;
  /** Milliseconds online without a response after which the sending fails; by default it goes on. */
  answerWithinMs?: number | undefined;
};

/** `cancel` drops the response too; `halt` ends retrying, and the response of the try in progress still counts. */
type Attempt = { cancel: AbortController; halt: AbortController };

const IDLE: Sending = { status: 'idle' };

/** The status of sending a form: one request at a time, and none after success until `reset`. */
export function useSending({ onRefused = () => false, onEnd, answerWithinMs }: SendingOptions) {
  const [sending, setSending] = useState<Sending>(IDLE);
  const running = useRef<Attempt>(undefined);
  /** The last attempt that was given up, which may have been stored: its response can still come. */
  const halted = useRef<Attempt>(undefined);

  const drop = (attempt: Attempt | undefined) => {
    attempt?.cancel.abort();
    attempt?.halt.abort();
  };
  const dropAll = () => {
    drop(running.current);
    drop(halted.current);
    running.current = undefined;
    halted.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end, and it reads nothing but refs
  useEffect(() => dropAll, []);

  function halt(attempt: Attempt) {
    running.current = undefined;
    halted.current = attempt;
    attempt.halt.abort();
  }

  async function send(deliver: Delivery, isResumed = false) {
    if (running.current) return;
    // The same key gets the same response, so the former try has nothing of its own to say.
    drop(halted.current);
    const attempt = { cancel: new AbortController(), halt: new AbortController() };
    const [{ signal }, { signal: halting }] = [attempt.cancel, attempt.halt];
    running.current = attempt;
    let cancelTimeout: (() => void) | undefined;
    const endTimeout = () => {
      cancelTimeout?.();
      cancelTimeout = undefined;
    };
    const onState = (state: SendState) => {
      if (halting.aborted) return;
      // Pictures take their time: no answer is due before they have arrived.
      if (state === 'pictures') endTimeout();
      else if (answerWithinMs) cancelTimeout ??= onlineTimeout(answerWithinMs, giveUp);
      setSending({ status: 'submitting', state, isResumed });
    };
    const giveUp = () => {
      halt(attempt);
      const error = `There was no answer within ${(answerWithinMs ?? 0) / 1000} seconds.`;
      setSending({ status: 'error', error, isListed: false });
      onEnd({ ok: false, error, status: 0 });
    };
    onState('sending');
    halting.addEventListener('abort', endTimeout);
    const result = await deliver({ signal, halt: halting, onState });
    endTimeout();
    if (signal.aborted || (halting.aborted && !result.ok)) return;
    if (result.ok) {
      running.current = attempt;
      setSending({ status: 'success', isLate: halting.aborted, ...result });
    } else {
      running.current = undefined;
      const isListed = result.fields !== undefined && onRefused(result.fields);
      setSending({ status: 'error', error: result.error || undefined, isListed });
    }
    onEnd(result);
  }

  return {
    sending,
    send,
    reset: () => {
      dropAll();
      setSending(IDLE);
    },
    /** Stops the sending in progress; false where there is none. A response that still comes is shown. */
    stop: () => {
      if (sending.status !== 'submitting' || !running.current) return false;
      halt(running.current);
      setSending({ status: 'idle', isStopped: true });
      return true;
    },
    /** Whether a request is in progress or has succeeded, also before that is rendered. */
    isBusy: () => running.current !== undefined,
    /** Shows that the form was sent by something else, in the background. */
    succeed: (result: Extract<SendResult, { ok: true }>) => {
      dropAll();
      // Nothing more is sent.
      running.current = { cancel: new AbortController(), halt: new AbortController() };
      setSending({ status: 'success', isLate: true, ...result });
      onEnd(result);
    },
    /** Ends an attempt before a request is made. */
    fail: (error?: string) => setSending({ status: 'error', error, isListed: false }),
    /** Removes the message about a failure, or that it was stopped. */
    clear: () => setSending((now) => (now.status === 'error' || now.status === 'idle' ? IDLE : now)),
  };
}
