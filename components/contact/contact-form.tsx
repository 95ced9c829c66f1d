'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '#components/ui/form/busy-button';
import { FormNote } from '#components/ui/form/form-note';
import { HoneypotField } from '#components/ui/form/honeypot-field';
import { TextArea } from '#components/ui/form/text-area';
import { TextField } from '#components/ui/form/text-field';
import type { ContactDesk } from './contact-desk.ts';
import styles from './contact-form.module.css';
import { ContactSent } from './contact-sent.tsx';
import { type ContactReport, type ContactState, DRAFT_MARK, IDLE } from './contact-state.ts';

const FAILURE = 'Failed to send message. Please try again later or contact us directly via WhatsApp.';

/**
 * The way to write to the operators. It stands on every page, so it is plain fields until somebody comes to it: the
 * code that checks, sends and keeps a draft is fetched then.
 */
export function ContactForm({ onReport }: { onReport?: (what: ContactReport) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const desk = useRef<Promise<ContactDesk>>(undefined);
  const [state, setState] = useState<ContactState>(IDLE);
  const { status, errors } = state;

  const show = (part: Partial<ContactState>) => setState((now) => ({ ...now, ...part }));

  async function atDesk(use: (opened: ContactDesk) => unknown) {
    const element = form.current;
    if (!element) return;
    desk.current ??= import('./contact-desk.ts').then(({ openDesk }) =>
      openDesk(element, show, (what) => onReport?.(what)),
    );
    try {
      use(await desk.current);
    } catch {
      desk.current = undefined;
      // Said only to somebody who waits for it: see `submit`.
      return false;
    }
    return true;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (status === 'submitting') return;
    if (!(await atDesk((opened) => opened.submit(honeypot.current?.value ?? '')))) show({ status: 'error' });
  }

  const goToDesk = useRef(atDesk);
  useEffect(() => {
    try {
      if (window.localStorage.getItem(DRAFT_MARK)) void goToDesk.current(() => {});
    } catch {
      // Storage is switched off, so nothing was kept.
    }
    return () => {
      void desk.current?.then((opened) => opened.close());
      desk.current = undefined;
    };
  }, []);

  const field = (name: string, label: string) => ({
    id: `contact-${name}`,
    name,
    label,
    error: errors[name],
  });

  if (status === 'success')
    return (
      <ContactSent
        reference={state.reference}
        onAgain={() => {
          desk.current = undefined;
          setState(IDLE);
        }}
      />
    );
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby="contact-title"
      noValidate
      // A press before the page is alive does nothing, least of all write the message into the address.
      method="dialog"
      onSubmit={submit}
      onFocus={() => void atDesk(() => {})}
      onInput={({ target }) => {
        const { name } = target as HTMLInputElement;
        if (errors[name]) show({ errors: { ...errors, [name]: '' } });
        void atDesk((opened) => opened.keep());
      }}
    >
      <noscript>
        <p>This form needs JavaScript.</p>
      </noscript>
      {state.restored && <FormNote>We kept what you had written.</FormNote>}
      <TextField {...field('name', 'Name')} autoComplete="name" />
      <TextField {...field('email', 'Email')} type="email" autoComplete="email" />
      <TextField {...field('phone', 'Phone')} type="tel" autoComplete="tel" optional />
      <TextField {...field('subject', 'Subject')} />
      <TextArea {...field('message', 'Message')} rows={4} />
      <HoneypotField ref={honeypot} />
      {status === 'error' && <FormNote look="error">{FAILURE}</FormNote>}
      <div role="status">
        {state.waiting && (
          <FormNote>
            There is no connection. Your message is kept on this device and goes out by itself as soon as you
            are back online.
          </FormNote>
        )}
      </div>
      <div className={styles.actions}>
        <BusyButton busy={status === 'submitting'} busyWords="Sending…">
          Send Message
        </BusyButton>
      </div>
    </form>
  );
}
