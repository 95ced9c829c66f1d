'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fieldId } from '#components/ui/form/field-id.ts';

/**
 * A heading that takes the focus, at the top of the screen, when the view it begins arrives; `first` or not.
 * Where `field` names one, that takes it instead, once.
 */
export function useArrival(view: string, first = true, field?: RefObject<string | undefined>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(first ? undefined : view);
  // Before the list of problems, which takes the focus where there is one.
  useLayoutEffect(() => {
    if (before.current === view) return;
    before.current = view;
    if (field?.current === undefined) {
      heading.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    } else document.getElementById(fieldId(field.current))?.focus();
    if (field) field.current = undefined;
  }, [view, field]);
  return heading;
}
