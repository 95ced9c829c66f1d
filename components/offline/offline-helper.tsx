'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { afterStartup } from '#lib/device/page-idle.browser';

/**
 * Keeps what was read for times without a signal, says when there is none, and sends what waits. It comes when the
 * page rests; at once where the page itself is a copy. `registers`: else a worker that is there is taken away.
 */
export function OfflineHelper({ registers }: { registers: boolean }) {
  const [Live, setLive] = useState<ComponentType<{ registers: boolean }>>();
  useEffect(() => {
    const load = () =>
      import('./offline-live.tsx').then(
        ({ OfflineLive }) => setLive(() => OfflineLive),
        () => {},
      );
    if (document.documentElement.dataset.copy) void load();
    else void afterStartup().then(load);
  }, []);
  return Live && <Live registers={registers} />;
}
