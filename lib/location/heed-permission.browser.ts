import 'client-only';
import { rememberedLocation, rememberPermission } from './location-memory.browser.ts';

/**
 * Forgets what the browser has said of the place once somebody takes its permission back in the browser's settings,
 * before the page was opened or while it is. Returns how to stop; never throws.
 */
export function heedPermission(): () => void {
  const end = new AbortController();
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'geolocation' });
    const heed = () => {
      // Remembered as a refusal, which takes back what was found.
      if (status.state === 'denied' && rememberedLocation()?.source === 'auto') rememberPermission(false);
    };
    if (end.signal.aborted) return;
    heed();
    status.addEventListener('change', heed, { signal: end.signal });
  };
  watch().catch(() => {});
  return () => end.abort();
}
