'use client';

import { useEffect } from 'react';
import { Button } from '#components/ui/button';
import { keptAt } from '#lib/offline/kept-pages.browser';
import { onCopyRenewed } from '#lib/offline/offline-worker.browser';

/** Asks for the page once more; by itself as soon as the device has a network again, or the page has come late. */
export function TryAgain() {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    const stop = onCopyRenewed(async () => {
      if ((await keptAt(window.location.href)) !== undefined) reload();
    });
    return () => {
      window.removeEventListener('online', reload);
      stop();
    };
  }, []);
  return (
    <Button look="primary" onClick={() => window.location.reload()}>
      Try again
    </Button>
  );
}
