'use client';

import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { RestoredValues } from '#components/forms/restored-values.ts';
import { reloadPage, usePageRestored } from '#components/forms/use-page-restored.ts';
import { useSending } from '#components/forms/use-sending.ts';
import { FormNote } from '#components/ui/form/form-note';
import { HiddenText } from '#components/ui/hidden-text';
import { fillForm, haveSameTexts, servedTextsOfForm, textsOfForm } from '#lib/forms/form-texts.browser';
import type { FormValues } from '#lib/forms/form-values';
import { savedFormInput, saveFormInput } from '#lib/submissions/private-page/saved-form-input.browser';
import { sendStatusForm } from '#lib/submissions/private-page/send-status-form.browser';

type RestorableFormProps = {
  className: string | undefined;
  /** The last part of the form's action: 'withdraw'. */
  action: string;
  token: string;
  version: number;
  children: ReactNode;
};

/** A plain form; with JavaScript its values survive a lost connection and a reload of the page. */
export function RestorableForm({ className, action, token, version, children }: RestorableFormProps) {
  const [restored, setRestored] = useState<FormValues>();
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const served = useRef<FormValues>({});
  const address = `/api/status/${action}`;
  const storage = { action, token, version };
  const { sending, send, reset } = useSending({
    onEnd: (result) => {
      if (!result.ok || !result.statusUrl) return;
      saveFormInput(storage, undefined);
      window.location.assign(result.statusUrl);
    },
  });

  // After success too, until the next page is shown.
  const isSending = sending.status === 'submitting' || sending.status === 'success';
  usePageRestored(() => {
    if (!isSending) return;
    reset();
    reloadPage();
  });

  // A layout effect: it runs before the image fields in the form read its values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useLayoutEffect(() => {
    if (!form.current) return;
    served.current = servedTextsOfForm(form.current);
    const filled = savedFormInput(storage);
    if (!filled) return;
    fillForm(form.current, filled);
    setRestored(filled);
  }, []);

  const { status } = sending;
  const error = status === 'error' ? sending.error : undefined;
  useEffect(() => {
    if (error) note.current?.focus();
  }, [error]);

  const store = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = textsOfForm(currentTarget);
    saveFormInput(storage, haveSameTexts(values, served.current) ? undefined : values);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // An image upload is not complete.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const values = textsOfForm(event.currentTarget);
    void send(() => sendStatusForm(address, values));
  };

  return (
    <form
      ref={form}
      className={className}
      method="post"
      action={address}
      noValidate
      onSubmit={submit}
      onInput={store}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={version} />
      {restored && status === 'idle' && (
        <FormNote>
          <p>We kept what you had filled in.</p>
        </FormNote>
      )}
      <RestoredValues value={restored}>{children}</RestoredValues>
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
