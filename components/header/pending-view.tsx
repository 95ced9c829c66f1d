'use client';

import { useEffect, useState } from 'react';
import { Lazy } from '#components/ui/islands/lazy';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';

const load = () => import('./pending-message.tsx').then(({ PendingMessage }) => PendingMessage);

/** Says that a page is loading, once a link was pressed. Its code is loaded after the page, or when that is touched. */
export function PendingView() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    void whenIdleAfterLoad().then(want);
    window.addEventListener('pointerdown', want, { once: true });
    return () => window.removeEventListener('pointerdown', want);
  }, []);
  return isWanted && <Lazy load={load} props={{}} failed={null} />;
}
