'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { track } from '#lib/analytics/track.browser';
import { bodyToSend } from '#lib/forms/draft';
import type { DraftKeeper } from '#lib/forms/draft-keeper.browser';
import type { FieldErrors } from '#lib/forms/field-schemas';
import { UNEXPECTED_SENTENCE } from '#lib/forms/form-answer';
import { sendForm } from '#lib/forms/send-form.browser';
import type { AdvertiserApplication } from '#lib/submissions/fields/advertiser-application';
import type { SendingStatus } from './application-status.tsx';

const PATH = '/api/submit-advertiser';
const SUCCESS_SENTENCE =
  "Thank you! We'll be in touch within 24 hours to discuss your advertising opportunities.";
const WORDS = { silent: () => 'Submission failed', unreadable: () => UNEXPECTED_SENTENCE };
/** Fields that differ at every press of the button, although nothing was changed. */
const PASSING = ['formDurationSeconds', 'userAgent', 'submittedAt'] as const;

export type Report = 'attempted' | 'completed' | 'failed';
const count = (what: Report) => track({ name: `advertiser_signup_${what}` });

type SendingOptions = {
  keeper: RefObject<DraftKeeper | undefined>;
  onReport?: (what: Report) => void;
  onSuccess: () => void;
  /** Says whether the form lists any of these fields. */
  onRefused: (fields: FieldErrors) => boolean;
};

/** Sends an application, and goes on with one whose sending was under way when the form was closed. */
export function useSending({ keeper, onReport = count, onSuccess, onRefused }: SendingOptions) {
  const [status, setStatus] = useState<SendingStatus>({ kind: 'idle' });
  const going = useRef<AbortController>(undefined);

  useEffect(() => () => going.current?.abort(), []);

  async function run(body: Record<string, unknown>, resumed: boolean) {
    const kept = keeper.current;
    if (!kept || going.current) return;
    const stop = new AbortController();
    going.current = stop;
    setStatus({ kind: 'submitting', state: 'sending', resumed });
    await kept.keep({ body, waiting: true });
    const result = await sendForm({
      path: PATH,
      body,
      idempotencyKey: kept.draft.idempotencyKey,
      words: WORDS,
      signal: stop.signal,
      onState: (state) => setStatus({ kind: 'submitting', state, resumed }),
      onRenewed: (renewed) => kept.keep(renewed),
    });
    if (going.current === stop) going.current = undefined;
    if (result.ok) {
      await kept.discard();
      const { message = SUCCESS_SENTENCE, reference, statusUrl } = result;
      setStatus({ kind: 'success', message, reference, statusUrl });
      onReport('completed');
      onSuccess();
    } else if (result.code !== 'cancelled') {
      await kept.keep({ waiting: false });
      setStatus({ kind: 'error', message: result.error, listed: onRefused(result.fields ?? {}) });
      onReport('failed');
    }
  }

  /** Sends what passed the schema. */
  function send(application: AdvertiserApplication) {
    const draft = keeper.current?.draft;
    if (!draft) return;
    onReport('attempted');
    const body = {
      ...application,
      formDurationSeconds: Math.max(0, Math.round((Date.now() - draft.openedAt) / 1000)),
      userAgent: navigator.userAgent,
      submittedAt: new Date().toISOString(),
    };
    return run(bodyToSend(draft.body, body, PASSING), false);
  }

  /** Gives the sending up; everything stays filled in. */
  function stop() {
    going.current?.abort();
    going.current = undefined;
    keeper.current?.change({ waiting: false });
    setStatus({ kind: 'idle' });
  }

  /** Takes the words about a failure away: somebody is working on it. */
  const clear = () => setStatus((now) => (now.kind === 'error' ? { kind: 'idle' } : now));

  return { status, send, clear, resume: (body: Record<string, unknown>) => run(body, true), stop };
}
