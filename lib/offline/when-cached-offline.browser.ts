import 'client-only';
import { isLightMode } from '#lib/device/light-mode.browser';
import { whenReturning } from '#lib/device/returning-visitor.browser';

/**
 * Calls `work`, which loads what should also be there without a signal, once the visitor has touched the page or is back
 * on the site, and the service worker keeps what it fetches; never on a light device or with Save-Data. Its failure is ignored: the next page tries
 * again. Returns a function that cancels.
 */
export function whenCachedOffline(work: () => Promise<unknown>): () => void {
  let isCancelled = false;
  const begin = async () => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    await whenReturning();
    if (isLightMode()) return;
    await serviceWorker.ready;
    // Pages of a first visit are claimed a moment after the worker is ready.
    if (!serviceWorker.controller)
      await new Promise((resolve) => {
        serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    if (!isCancelled && navigator.onLine) await work();
  };
  begin().catch(() => {});
  return () => {
    isCancelled = true;
  };
}
