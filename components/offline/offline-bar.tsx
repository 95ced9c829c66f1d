import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { useOnline } from '#lib/device/online.browser';
import { parseCachedAt } from '#lib/offline/cached-page';
import { loadCachedAt } from '#lib/offline/cached-pages.browser';
import { offlineStatusText, type ShownCachedPage } from '#lib/offline/offline-status-text';
import { onCacheUpdate } from '#lib/offline/service-worker.browser';
import { Notices } from './notices.tsx';

/** Says when there is no signal, and of when a page is that was kept. */
export function OfflineBar({ path }: { path: string }) {
  const online = useOnline();
  const [copy, setCopy] = useState<ShownCachedPage>();
  const [closed, setClosed] = useState('');
  const opened = useRef(path);
  // The offline page says it all itself.
  const [isOfflinePage] = useState(() => document.querySelector('[data-offline-page]') !== null);

  useEffect(() => {
    const show = (copiedAt: number | undefined) => setCopy(copiedAt === undefined ? undefined : { copiedAt });
    if (path === opened.current) return show(parseCachedAt(document.documentElement.dataset.copy));
    // Later ones come in parts, whose age nobody can read from the page.
    opened.current = '';
    if (navigator.onLine) return show(undefined);
    let gone = false;
    void loadCachedAt(path).then((time) => gone || show(time));
    return () => {
      gone = true;
    };
  }, [path]);

  // The newest may come late, over a slow network: while somebody reads, or before this code was there.
  const copiedAt = copy?.copiedAt;
  useEffect(() => {
    if (copiedAt === undefined) return;
    const look = async () => {
      const newest = await loadCachedAt(path);
      if (newest !== undefined && newest > copiedAt)
        setCopy((now) => (now?.copiedAt === copiedAt ? { copiedAt, isRenewed: true } : now));
    };
    void look();
    return onCacheUpdate(() => void look());
  }, [path, copiedAt]);

  const words = isOfflinePage ? undefined : offlineStatusText(online, copy);
  // Closed once is not closed for the next time.
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
                    {(online || copy?.isRenewed) && (
                      <Button look="quiet" onClick={() => window.location.reload()}>
                        {copy?.isRenewed ? 'Show it' : 'Load it again'}
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
