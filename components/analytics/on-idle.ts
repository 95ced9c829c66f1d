import { loadAdvertisingScript } from '#lib/analytics/advertising-script.browser';
import type { AnalyticsServices } from '#lib/analytics/analytics-services';
import { canTrack } from '#lib/analytics/track.browser';
import { checkHealth } from '#lib/catalog/check-health.browser';
import { isPrivatePath } from '#lib/site/private-paths';

let hasShownPrivatePage = false;

/** Resolves when the page is visible: the browser may prerender a page that is never visited. */
const whenActivated = () =>
  new Promise<void>((settle) => {
    if (!('prerendering' in document && document.prerendering)) settle();
    else document.addEventListener('prerenderingchange', () => settle(), { once: true });
  });

/**
 * Checks the site's health, loads the advertising script and tracks the page; code that is not allowed is not fetched.
 */
export async function onIdle(path: string, services: AnalyticsServices): Promise<void> {
  await whenActivated();
  checkHealth();
  hasShownPrivatePage ||= isPrivatePath(path);
  // A document that has shown a private page loads no third-party script: Back may return to that page.
  const { advertisingScript, ...destinations } = hasShownPrivatePage ? {} : services;
  if (advertisingScript && loadAdvertisingScript(advertisingScript, path) === 'leaving') return;
  if (!canTrack() || isPrivatePath(path)) return;
  // It does not load without a signal, or when the visitor leaves meanwhile.
  const visit = await import('#lib/analytics/visit/visit.browser').catch(() => undefined);
  visit?.trackPage(path, destinations);
}
