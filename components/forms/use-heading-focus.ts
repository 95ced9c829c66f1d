'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fieldId } from '#components/ui/form/field-id.ts';

/**
 * The ref of a heading that gets the focus, at the top of the screen, when `view` changes, and with `first` also when
 * it is mounted; the progress of its form, where there is one, is above it. Where `field` names a field, that field gets
 * the focus instead, once.
 */
export function useHeadingFocus(view: string, first = true, field?: RefObject<string | undefined>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(first ? undefined : view);
  // A layout effect: it runs before the error summary's effect, which takes the focus where there are errors.
  useLayoutEffect(() => {
    if (before.current === view) return;
    before.current = view;
    if (field?.current === undefined) {
      const progress = heading.current?.closest('form')?.querySelector('[data-step]');
      (progress ?? heading.current)?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    } else document.getElementById(fieldId(field.current))?.focus();
    if (field) field.current = undefined;
  }, [view, field]);
  return heading;
}
