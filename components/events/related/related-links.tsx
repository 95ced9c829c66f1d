'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';
import { isPlainClick } from '#components/ui/plain-click.ts';

/**
 * Opens the links to other events inside it as dialogs; the pressed one has `aria-busy` until then. In a dialog the
 * query of the list behind it stays in the address, so that the list keeps its filters.
 */
export function RelatedLinks({ isInDialog, children }: { isInDialog: boolean; children: ReactNode }) {
  const router = useRouter();
  const [isOpening, startOpening] = useTransition();
  const pressed = useRef<Element>(undefined);

  useEffect(() => {
    if (!isOpening) pressed.current?.removeAttribute('aria-busy');
  }, [isOpening]);

  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/events/"]') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    pressed.current = link;
    link.setAttribute('aria-busy', 'true');
    const query = isInDialog ? window.location.search : '';
    startOpening(() => router.push(`${link.getAttribute('href')}${query}` as Route, { scroll: false }));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this listens to them
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={open}>{children}</div>
  );
}
