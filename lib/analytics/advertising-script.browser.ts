import 'client-only';
import { isLight } from '#lib/device/light-mode.browser';
import { mayAdvertise } from './may-advertise.ts';
import { refusesCounting } from './track.browser.ts';

let isLoaded = false;

/**
 * Fetches the script of an advertising network, once, on a page where nobody fills in a form. A script cannot be sent
 * away again, so a form that is opened later gets a new document, without it: then the page is being left.
 */
export function loadAdvertising(
  address: string,
  path: string,
  reload = () => window.location.reload(),
): 'leaving' | undefined {
  const isAllowed = mayAdvertise(path);
  if (isLoaded && !isAllowed) {
    reload();
    return 'leaving';
  }
  if (isLoaded) return;
  if (!isAllowed || isLight() || refusesCounting()) return;
  isLoaded = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
