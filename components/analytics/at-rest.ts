import { loadAdvertisingScript } from '#lib/analytics/advertising-script.browser';
import type { AnalyticsServices } from '#lib/analytics/analytics-services';
import { isPrivatePath } from '#lib/analytics/private-path';
import { canTrack } from '#lib/analytics/track.browser';
import { checkHealth } from '#lib/catalog/check-health.browser';

let hasBeenPrivate = false;

/** A page that the browser makes ahead of a click may never be seen. */
const isSeen = () =>
  new Promise<void>((settle) => {
    if (!('prerendering' in document && document.prerendering)) settle();
    else document.addEventListener('prerenderingchange', () => settle(), { once: true });
  });

/** What happens once a page rests. Where nobody may count, not even the code that counts is fetched. */
export async function atRest(path: string, services: AnalyticsServices): Promise<void> {
  await isSeen();
  checkHealth();
  hasBeenPrivate ||= isPrivatePath(path);
  // Back leads to the private page again: a document that has shown one fetches nothing of other people.
  const { advertisingScript, ...destinations } = hasBeenPrivate ? {} : services;
  if (advertisingScript && loadAdvertisingScript(advertisingScript, path) === 'leaving') return;
  if (!canTrack() || isPrivatePath(path)) return;
  const { trackPage } = await import('#lib/analytics/visit.browser');
  trackPage(path, destinations);
}
