'use client';

import { useEffect, useRef, useState } from 'react';
import { Lazy } from '#components/ui/islands/lazy';
import { onceUsed } from '#lib/device/triggers.browser';

const load = () => import('./pending-message.tsx').then(({ PendingMessage }) => PendingMessage);

/** Says that a page is loading, once a link was pressed. Its code is loaded once somebody uses the page, and is told what was pressed until then. */
export function PendingView() {
  const [isWanted, setIsWanted] = useState(false);
  const early = useRef<MouseEvent>(undefined);
  useEffect(() => onceUsed(() => setIsWanted(true)), []);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      early.current = event;
    };
    window.addEventListener('click', press, { capture: true });
    return () => window.removeEventListener('click', press, { capture: true });
  }, []);
  return isWanted && <Lazy load={load} props={{ early }} failed={null} />;
}
