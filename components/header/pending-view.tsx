'use client';

import { useEffect, useState } from 'react';
import { Lazy } from '#components/ui/islands/lazy';
import { onceUsed } from '#lib/device/page-use.browser';

const load = () => import('./pending-message.tsx').then(({ PendingMessage }) => PendingMessage);

/** Says that a page is loading, once a link was pressed. Its code is loaded once somebody uses the page. */
export function PendingView() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onceUsed(() => setIsWanted(true)), []);
  return isWanted && <Lazy load={load} props={{}} failed={null} />;
}
