import 'client-only';
import { readLocation, storeLocationPermission } from './location-store.browser.ts';

/**
 * Discards the located position when the geolocation permission is revoked in the browser's settings, before the page
 * was opened or while it is open. Returns a function that stops watching; never throws.
 */
export function watchGeolocationPermission(): () => void {
  const end = new AbortController();
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'geolocation' });
    const onChange = () => {
      // A stored denial makes readLocation() ignore located positions.
      if (status.state === 'denied' && readLocation()?.source === 'auto') storeLocationPermission(false);
    };
    if (end.signal.aborted) return;
    onChange();
    status.addEventListener('change', onChange, { signal: end.signal });
  };
  watch().catch(() => {});
  return () => end.abort();
}
