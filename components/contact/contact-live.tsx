'use client';

import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorSummary } from '#components/ui/form/error-summary';
import { FieldError } from '#components/ui/form/field-error';
import { FormNote } from '#components/ui/form/form-note';
import { HONEYPOT_NAME } from '#components/ui/form/honeypot-field';
import { track } from '#lib/analytics/track.browser';
import { type ContactDesk, controlsOf, openDesk } from './contact-desk.ts';
import { ContactSent } from './contact-sent.tsx';
import { type ContactLiveProps, type ContactState, contactField, FAILURE } from './contact-state.ts';

const IDLE: ContactState = { status: 'idle', errors: {}, refusals: 0 };

function honeypotOf(form: HTMLFormElement) {
  const field = form.elements.namedItem(HONEYPOT_NAME);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** What a form drawn by the server says once its code is there: into its places, beside its fields. */
export function ContactLive({ form, presses }: ContactLiveProps) {
  const [state, setState] = useState(IDLE);
  const [messages, setMessages] = useState(0);
  const desk = useRef<Promise<ContactDesk>>(undefined);
  const { status, errors, refusals } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each message has a desk of its own
  useEffect(() => {
    let gone = false;
    const opened = openDesk(
      form,
      (part) => !gone && setState((now) => ({ ...now, ...part })),
      (what) => track({ name: `contact_form_${what}` }),
    );
    desk.current = opened;
    const edit = ({ target }: Event) => {
      const { name } = target as HTMLInputElement;
      setState((now) => (now.errors[name] ? { ...now, errors: { ...now.errors, [name]: '' } } : now));
      void opened.then((it) => it.keep());
    };
    form.addEventListener('input', edit);
    return () => {
      gone = true;
      form.removeEventListener('input', edit);
      void opened.then((it) => it.close());
    };
  }, [form, messages]);

  useEffect(() => {
    if (presses > 0) void desk.current?.then((it) => it.submit(honeypotOf(form)));
  }, [form, presses]);

  useEffect(() => {
    for (const control of controlsOf(form)) {
      const wrong = Boolean(errors[control.name]);
      control.parentElement?.toggleAttribute('data-wrong', wrong);
      if (wrong) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
  }, [form, errors]);

  useEffect(() => {
    form.hidden = status === 'success';
    form.querySelector('[type="submit"]')?.setAttribute('aria-disabled', String(status === 'submitting'));
  }, [form, status]);

  const into = (place: string, words: ReactNode) => {
    const found = form.querySelector(`[data-place="${place}"]`);
    return found && createPortal(words, found);
  };

  if (status === 'success')
    return (
      <ContactSent
        reference={state.reference}
        onAgain={() => {
          form.reset();
          form.hidden = false;
          controlsOf(form)[0]?.focus();
          setState(IDLE);
          setMessages(messages + 1);
        }}
      />
    );
  const problems = controlsOf(form).flatMap(({ name }) =>
    errors[name] ? [{ name: contactField(name), message: errors[name] }] : [],
  );
  return (
    <>
      {into('problems', <ErrorSummary problems={problems} attempt={refusals} />)}
      {controlsOf(form).map(({ id, name }) => (
        <Fragment key={name}>{into(name, <FieldError id={id} error={errors[name]} />)}</Fragment>
      ))}
      {into('alert', status === 'error' && <FormNote look="error">{FAILURE}</FormNote>)}
      {into(
        'status',
        <>
          {state.restored && <FormNote>We kept what you had written.</FormNote>}
          {status === 'submitting' && !state.waiting && <p>Sending…</p>}
          {state.waiting && (
            <FormNote>
              There is no connection. Your message is kept on this device and goes out by itself as soon as
              you are back online.
            </FormNote>
          )}
        </>,
      )}
    </>
  );
}
