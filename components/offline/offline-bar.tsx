'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { useOnline } from '#lib/device/online.browser';
import { offlineWords } from '#lib/offline/copy-words';
import { keptAt } from '#lib/offline/kept-pages.browser';
import { copyTime } from '#lib/offline/page-copy';
import { Notices } from './notices.tsx';

/** Says when there is no signal, and of when a page is that was kept. */
export function OfflineBar({ path }: { path: string }) {
  const online = useOnline();
  const [copiedAt, setCopiedAt] = useState<number>();
  const [closed, setClosed] = useState('');
  const opened = useRef(path);
  // The offline page says it all itself.
  const [isOfflinePage] = useState(() => document.querySelector('[data-offline-page]') !== null);

  useEffect(() => {
    if (path === opened.current) return setCopiedAt(copyTime(document.documentElement.dataset.copy));
    // Later ones come in parts, whose age nobody can read from the page.
    opened.current = '';
    if (navigator.onLine) return setCopiedAt(undefined);
    let gone = false;
    void keptAt(path).then((time) => gone || setCopiedAt(time));
    return () => {
      gone = true;
    };
  }, [path]);

  const words = isOfflinePage ? undefined : offlineWords(online, copiedAt);
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
                    {online && (
                      <Button look="quiet" onClick={() => window.location.reload()}>
                        Load it again
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
