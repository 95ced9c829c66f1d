import 'client-only';
import { isLightMode } from '#lib/device/light-mode.browser';
import { canShowAds } from './can-show-ads.ts';
import { hasOptedOut } from './track.browser.ts';

let isLoaded = false;

/**
 * Loads the script of an advertising network, once, except on pages with forms. A loaded script cannot be removed, so
 * when such a page is opened later the document is reloaded without it; the function then returns 'leaving'.
 */
export function loadAdvertisingScript(
  address: string,
  path: string,
  reload = () => window.location.reload(),
): 'leaving' | undefined {
  const isAllowed = canShowAds(path);
  if (isLoaded && !isAllowed) {
    reload();
    return 'leaving';
  }
  if (isLoaded) return;
  if (!isAllowed || isLightMode() || hasOptedOut()) return;
  isLoaded = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
