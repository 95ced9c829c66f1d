'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { draftKeys } from '#lib/forms/draft-keys.browser';
import type { OperatorContact } from '#lib/site/operator-contact';
import { ContactFailed } from './contact-failed.tsx';
import type { ContactLiveProps } from './contact-state.ts';

type ContactStartProps = { className?: string; contact: OperatorContact; children: ReactNode };

/**
 * The frame of the contact form. It loads the form's code when the form gets the focus, or when this device has an
 * unsent message.
 */
export function ContactStart({ className, contact, children }: ContactStartProps) {
  const form = useRef<HTMLFormElement>(null);
  const [{ Piece, failed }, setLive] = useState<{
    Piece?: ComponentType<ContactLiveProps>;
    failed?: boolean;
  }>({});
  const [presses, setPresses] = useState(0);

  const load = () => {
    if (!Piece)
      import('./contact-live.tsx').then(
        ({ ContactLive }) => setLive({ Piece: ContactLive }),
        () => setLive({ failed: true }),
      );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    // Or text was typed before hydration, on a slow phone.
    if (
      draftKeys('contact').length > 0 ||
      [...new FormData(form.current ?? undefined).values()].some(Boolean)
    ) {
      form.current?.closest('section')?.toggleAttribute('data-open', true);
      load();
    }
  }, []);

  // Elsewhere than on the home page the form is folded away (contact-place.module.css), until somebody asks for it.
  useEffect(() => {
    const unfold = () => form.current?.closest('section')?.toggleAttribute('data-open', true);
    const follow = () => {
      if (window.location.hash === '#contact') unfold();
    };
    const press = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a[href$="#contact"]');
      if (!link) return;
      unfold();
      if (link.closest('section') === form.current?.closest('section'))
        // After the browser has moved the focus to the section.
        setTimeout(() => form.current?.querySelector('input')?.focus({ preventScroll: true }));
    };
    follow();
    const listens = new AbortController();
    const { signal } = listens;
    window.addEventListener('hashchange', follow, { signal });
    document.addEventListener('click', press, { capture: true, signal });
    return () => listens.abort();
  }, []);

  return (
    <>
      <form
        ref={form}
        className={className}
        aria-labelledby="contact-title"
        noValidate
        data-live={Piece || (failed && presses > 0) ? '' : undefined}
        // A press before hydration does nothing; above all it does not put the message into the address.
        method="dialog"
        onFocus={load}
        onSubmit={(event) => {
          event.preventDefault();
          setPresses(presses + 1);
          load();
        }}
      >
        {children}
        {failed && presses > 0 && (
          <p role="alert">
            <ContactFailed contact={contact} />
          </p>
        )}
      </form>
      {Piece && form.current && <Piece form={form.current} presses={presses} contact={contact} />}
    </>
  );
}
