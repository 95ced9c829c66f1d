'use client';

import { useEffect } from 'react';
import { Button } from '#components/ui/button';
import { loadCachedAt } from '#lib/offline/cached-pages.browser';
import { onCacheUpdate } from '#lib/offline/service-worker.browser';

/** Asks for the page once more; by itself as soon as the device has a network again, or the page has come late. */
export function TryAgain() {
  useEffect(() => {
    let leaving = false;
    // Whoever has chosen another page goes there, whatever comes meanwhile; Back may show this one as it was.
    const turn = ({ type }: Event) => {
      leaving = type === 'beforeunload';
    };
    const reload = () => leaving || window.location.reload();
    window.addEventListener('beforeunload', turn);
    window.addEventListener('pageshow', turn);
    window.addEventListener('online', reload);
    const stop = onCacheUpdate(async () => {
      if ((await loadCachedAt(window.location.href)) !== undefined) reload();
    });
    return () => {
      window.removeEventListener('beforeunload', turn);
      window.removeEventListener('pageshow', turn);
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
