import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { useOnline } from '#lib/device/online.browser';
import { parseCachedAt } from '#lib/offline/cached-page';
import { loadCachedAt } from '#lib/offline/cached-pages.browser';
import { offlineStatusText, type ShownCachedPage } from '#lib/offline/offline-status-text';
import { onCacheUpdate } from '#lib/offline/service-worker.browser';
import { Notices } from './notices.tsx';

/** A notice that the device is offline, or that the page is a cached one and from when. */
export function OfflineBar({ path }: { path: string }) {
  const online = useOnline();
  const [cachedPage, setCachedPage] = useState<ShownCachedPage>();
  const [closed, setClosed] = useState('');
  const opened = useRef(path);
  // The offline page says the same itself.
  const [isOfflinePage] = useState(() => document.querySelector('[data-offline-page]') !== null);

  useEffect(() => {
    const show = (copiedAt: number | undefined) =>
      setCachedPage(copiedAt === undefined ? undefined : { copiedAt });
    if (path === opened.current) return show(parseCachedAt(document.documentElement.dataset.copy));
    // After a client navigation the page has no `data-copy`; its time is looked up in the cache.
    opened.current = '';
    if (navigator.onLine) return show(undefined);
    let isCancelled = false;
    void loadCachedAt(path).then((time) => isCancelled || show(time));
    return () => {
      isCancelled = true;
    };
  }, [path]);

  // A newer response may arrive late over a slow network, also before this component was mounted.
  const copiedAt = cachedPage?.copiedAt;
  useEffect(() => {
    if (copiedAt === undefined) return;
    const check = async () => {
      const newest = await loadCachedAt(path);
      if (newest !== undefined && newest > copiedAt)
        setCachedPage((now) => (now?.copiedAt === copiedAt ? { copiedAt, isRenewed: true } : now));
    };
    void check();
    return onCacheUpdate(() => void check());
  }, [path, copiedAt]);

  const words = isOfflinePage ? undefined : offlineStatusText(online, cachedPage);
  // Once the notice is gone, the next one shows again.
  if (!words && closed) setClosed('');
  const shown = words === closed ? undefined : words;
  return (
    <Notices
      notices={
        shown
          ? [
              {
                key: 'offline',
                icon: 'cloud',
                onClose: () => setClosed(shown),
                words: (
                  <>
                    <p>{shown}</p>
                    {(online || cachedPage?.isRenewed) && (
                      <Button look="quiet" onClick={() => window.location.reload()}>
                        {cachedPage?.isRenewed ? 'Show it' : 'Load it again'}
                      </Button>
                    )}
                  </>
                ),
              },
            ]
          : []
      }
    />
  );
}
