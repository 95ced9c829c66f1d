'use client';

import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormNote } from '#components/ui/form/form-note';
import { HiddenText } from '#components/ui/hidden-text';
import { fillForm, textsOfForm } from '#lib/forms/form-texts.browser';
import type { FormValues } from '#lib/forms/form-values';
import { keepFilled, keptFilled } from '#lib/submissions/status/kept-form.browser';
import { sendStatusForm } from '#lib/submissions/status/send-status-form.browser';

type KeptFormProps = {
  className: string | undefined;
  /** The last part of the address it is sent to: 'withdraw'. */
  action: string;
  token: string;
  version: number;
  children: ReactNode;
};

const isSame = (one: FormValues, other: FormValues) => JSON.stringify(one) === JSON.stringify(other);

/** A plain form that, once its script is there, loses nothing of what was filled in to a lost connection or a reload. */
export function KeptForm({ className, action, token, version, children }: KeptFormProps) {
  const [state, setState] = useState<{ refilled?: boolean; sending?: boolean; error?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const untouched = useRef<FormValues>({});
  const address = `/api/status/${action}`;
  const kept = { action, token, version };

  // Before the pictures in the form look at its fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useLayoutEffect(() => {
    if (!form.current) return;
    untouched.current = textsOfForm(form.current);
    const filled = keptFilled(kept);
    if (!filled) return;
    fillForm(form.current, filled);
    setState({ refilled: true });
  }, []);

  const { error } = state;
  useEffect(() => {
    if (error) note.current?.focus();
  }, [error]);

  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = textsOfForm(currentTarget);
    keepFilled(kept, isSame(values, untouched.current) ? undefined : values);
  };

  const send = async (submit: FormEvent<HTMLFormElement>) => {
    // A picture is still on its way.
    if (submit.defaultPrevented) return;
    submit.preventDefault();
    if (state.sending) return;
    setState({ sending: true });
    const answer = await sendStatusForm(address, textsOfForm(submit.currentTarget));
    if ('error' in answer) return setState(answer);
    keepFilled(kept, undefined);
    window.location.assign(answer.path);
  };

  return (
    <form
      ref={form}
      className={className}
      method="post"
      action={address}
      noValidate
      onSubmit={send}
      onInput={keep}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={version} />
      {state.refilled && (
        <FormNote>
          <p>We kept what you had filled in.</p>
        </FormNote>
      )}
      {children}
      {error && (
        <FormNote look="error" ref={note}>
          <p>{error}</p>
        </FormNote>
      )}
      {state.sending && <p aria-hidden="true">Sending…</p>}
      <HiddenText>
        <span role="status">{state.sending && 'Sending…'}</span>
      </HiddenText>
    </form>
  );
}
