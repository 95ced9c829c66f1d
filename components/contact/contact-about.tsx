'use client';

import type { Route } from 'next';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '#components/ui/link';

type ContactAboutProps = {
  /** Path of a page with the form, where this one's is covered; without it, the form of the same page. */
  path?: '/' | undefined;
  subject: string;
  message: string;
  children: ReactNode;
};

/** Fills an empty field of the contact form as if it was typed; what somebody has written stays. Returns the field. */
function fill(name: string, text: string) {
  const control = document.querySelector<HTMLFormElement>('#contact form')?.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  if (control.value === '') {
    control.value = text;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return control;
}

/**
 * A link to the contact form that fills in what the message is about. Without JavaScript it leads to the form.
 */
export function ContactAbout({ path, subject, message, children }: ContactAboutProps) {
  const fillForm = (event: MouseEvent) => {
    fill('subject', subject);
    const control = fill('message', message);
    if (path || !control) return;
    event.preventDefault();
    document.getElementById('contact')?.scrollIntoView();
    control.focus({ preventScroll: true });
  };
  // The router would only scroll to a section of the same page.
  if (!path)
    return (
      // biome-ignore lint/a11y/useValidAnchor: it leads to a section of the page, without JavaScript too
      <a href="#contact" onClick={fillForm}>
        {children}
      </a>
    );
  return (
    <Link href={`${path}#contact` as Route} onClick={fillForm}>
      {children}
    </Link>
  );
}
