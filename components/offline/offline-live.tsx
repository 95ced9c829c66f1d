import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { isLightMode } from '#lib/device/light-mode.browser';
import { useSavedEventIds } from '#lib/device/saved-events.browser';
import { hasNewsOfForms } from '#lib/forms/waiting-mark.browser';
import {
  fetchedAssets,
  postToServiceWorker,
  startOfflineWorker,
  unregisterServiceWorker,
} from '#lib/offline/service-worker.browser';
import styles from './notice.module.css';
import { OfflineBar } from './offline-bar.tsx';

/** What the worker keeps follows what somebody opens and saves; below it the bar, and news of what waited. */
export function OfflineLive({ registers }: { registers: boolean }) {
  const [worker, setWorker] = useState<ServiceWorker>();
  const path = usePathname();
  const savedIds = useSavedEventIds();

  useEffect(() => {
    if (registers) void startOfflineWorker().then(setWorker);
    else void unregisterServiceWorker().catch(() => {});
  }, [registers]);

  // What somebody opens is kept, as a page too when it came as a dialog.
  useEffect(() => {
    if (worker && navigator.onLine)
      postToServiceWorker(worker, { kind: 'keep-page', path, parts: fetchedAssets(path) });
  }, [worker, path]);

  useEffect(() => {
    const tell = () => {
      if (!worker || !navigator.onLine || savedIds.length === 0) return;
      postToServiceWorker(worker, { kind: 'keep-saved', ids: [...savedIds], light: isLightMode() });
    };
    tell();
    // Saved without a signal: as soon as there is one.
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [worker, savedIds]);

  const [News, setNews] = useState<ComponentType<{ path: string }>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was closed may have left something
  useEffect(() => {
    if (!News && hasNewsOfForms())
      import('./waiting-news.tsx').then(
        ({ WaitingNews }) => setNews(() => WaitingNews),
        () => {},
      );
  }, [News, path]);

  return (
    <div className={styles.place}>
      <OfflineBar path={path} />
      {News && <News path={path} />}
    </div>
  );
}
