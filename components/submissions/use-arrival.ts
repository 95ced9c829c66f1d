'use client';

import { useEffect, useRef } from 'react';

/** A heading that takes the focus, at the top of the screen, when the view it begins arrives; `first` or not. */
export function useArrival(view: string, first = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(first ? undefined : view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [view]);
  return heading;
}
