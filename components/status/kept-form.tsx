'use client';

import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormNote } from '#components/ui/form/form-note';
import { HiddenText } from '#components/ui/hidden-text';
import { fillForm, textsOfForm } from '#lib/forms/form-texts.browser';
import type { FormValues } from '#lib/forms/form-values';
import { keepFilled, keptFilled } from '#lib/submissions/status/kept-form.browser';
import { sendStatusForm } from '#lib/submissions/status/send-status-form.browser';
import { useSending } from '../forms/use-sending.ts';

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
  const [isRefilled, setIsRefilled] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const untouched = useRef<FormValues>({});
  const address = `/api/status/${action}`;
  const kept = { action, token, version };
  const { sending, send } = useSending({
    onEnd: (result) => {
      if (!result.ok || !result.statusUrl) return;
      keepFilled(kept, undefined);
      window.location.assign(result.statusUrl);
    },
  });

  // Before the pictures in the form look at its fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useLayoutEffect(() => {
    if (!form.current) return;
    untouched.current = textsOfForm(form.current);
    const filled = keptFilled(kept);
    if (!filled) return;
    fillForm(form.current, filled);
    setIsRefilled(true);
  }, []);

  const { status } = sending;
  const error = status === 'error' ? sending.error : undefined;
  useEffect(() => {
    if (error) note.current?.focus();
  }, [error]);

  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = textsOfForm(currentTarget);
    keepFilled(kept, isSame(values, untouched.current) ? undefined : values);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A picture is still on its way.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const values = textsOfForm(event.currentTarget);
    void send(() => sendStatusForm(address, values));
  };

  // Until the next page is there.
  const isSending = status === 'submitting' || status === 'success';
  return (
    <form
      ref={form}
      className={className}
      method="post"
      action={address}
      noValidate
      onSubmit={submit}
      onInput={keep}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={version} />
      {isRefilled && status === 'idle' && (
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
      {isSending && <p aria-hidden="true">Sending…</p>}
      <HiddenText>
        <span role="status">{isSending && 'Sending…'}</span>
      </HiddenText>
    </form>
  );
}
