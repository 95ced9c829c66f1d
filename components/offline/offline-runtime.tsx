import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { isLightMode } from '#lib/device/light-mode.browser';
import { useSavedEventIds } from '#lib/device/saved-events.browser';
import { hasNewsOfForms } from '#lib/forms/waiting-news.browser';
import {
  fetchedAssets,
  postToServiceWorker,
  startOfflineWorker,
  unregisterServiceWorker,
} from '#lib/offline/service-worker.browser';
import { shownTickets } from '#lib/offline/shown-tickets.browser';
import styles from './notice.module.css';
import { OfflineBar } from './offline-bar.tsx';

/** Has the service worker cache the pages that the visitor opens and saves; renders the notices. */
export function OfflineRuntime({ registers }: { registers: boolean }) {
  const [worker, setWorker] = useState<ServiceWorker>();
  const path = usePathname();
  const savedIds = useSavedEventIds();

  useEffect(() => {
    if (registers) void startOfflineWorker().then(setWorker);
    else void unregisterServiceWorker().catch(() => {});
  }, [registers]);

  // Opened pages are cached as whole pages, also those that opened as a dialog.
  useEffect(() => {
    if (worker && navigator.onLine)
      postToServiceWorker(worker, { kind: 'keep-page', path, parts: fetchedAssets(path) });
  }, [worker, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may list saved events with news
  useEffect(() => {
    const cacheSaved = () => {
      if (!worker || !navigator.onLine || savedIds.length === 0) return;
      const tickets = shownTickets(savedIds);
      postToServiceWorker(worker, { kind: 'keep-saved', ids: [...savedIds], light: isLightMode(), tickets });
    };
    cacheSaved();
    // Events saved while offline are cached once there is a connection.
    window.addEventListener('online', cacheSaved);
    return () => window.removeEventListener('online', cacheSaved);
  }, [worker, savedIds, path]);

  const [FormNotices, setFormNotices] = useState<ComponentType<{ path: string }>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form closed by navigation may have left an outcome
  useEffect(() => {
    if (!FormNotices && hasNewsOfForms())
      import('./waiting-form-notices.tsx').then(
        ({ WaitingFormNotices }) => setFormNotices(() => WaitingFormNotices),
        () => {},
      );
  }, [FormNotices, path]);

  return (
    <div className={styles.place}>
      <OfflineBar path={path} />
      {FormNotices && <FormNotices path={path} />}
    </div>
  );
}
