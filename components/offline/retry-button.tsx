'use client';

import { useEffect } from 'react';
import { Button } from '#components/ui/button';
import { loadCachedAt } from '#lib/offline/cached-pages.browser';
import { isNetworkBack } from '#lib/offline/network-back.browser';
import { onCacheUpdate } from '#lib/offline/service-worker.browser';

/** Reloads the page; by itself as soon as the device is online again, or already is, or a late response was cached. */
export function RetryButton() {
  useEffect(() => {
    let isLeaving = false;
    // No reload once the visitor has navigated to another page; Back may restore this one from the bfcache.
    const onTransition = ({ type }: Event) => {
      isLeaving = type === 'beforeunload';
    };
    const reload = () => isLeaving || window.location.reload();
    window.addEventListener('beforeunload', onTransition);
    window.addEventListener('pageshow', onTransition);
    window.addEventListener('online', reload);
    void isNetworkBack().then((isBack) => isBack && reload());
    const stop = onCacheUpdate(async () => {
      if ((await loadCachedAt(window.location.href)) !== undefined) reload();
    });
    return () => {
      isLeaving = true;
      window.removeEventListener('beforeunload', onTransition);
      window.removeEventListener('pageshow', onTransition);
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
