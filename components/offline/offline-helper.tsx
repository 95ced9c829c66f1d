'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenLoaded } from '#lib/device/page-rest.browser';

/** Milliseconds after the page has loaded. */
const REST_MS = 2_000;

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
    if (document.documentElement.dataset.copy) return void load();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = whenLoaded(() => {
      timer = setTimeout(load, REST_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return Live && <Live registers={registers} />;
}
