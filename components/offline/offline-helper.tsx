'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenReturning } from '#lib/device/returning-visitor.browser';
import './notice.module.css';

/**
 * Loads the offline features: caching of visited pages, the offline notice and waiting forms; once somebody has touched
 * the page, when it is idle on a later visit, and at once on a cached page. With `registers` false, a registered service worker is removed.
 */
export function OfflineHelper({ registers }: { registers: boolean }) {
  const [Runtime, setRuntime] = useState<ComponentType<{ registers: boolean }>>();
  useEffect(() => {
    const load = () =>
      import('./offline-runtime.tsx').then(
        ({ OfflineRuntime }) => setRuntime(() => OfflineRuntime),
        () => {},
      );
    if (document.documentElement.dataset.copy) void load();
    else void whenReturning().then(load);
  }, []);
  return Runtime && <Runtime registers={registers} />;
}
