import 'client-only';
import { MOBILE_QUERY } from '../device/mobile-query.ts';
import { locationPermission, rememberedLocation } from './location-memory.browser.ts';

/**
 * Whether the browser may be asked without anybody having pressed anything: on a phone that does not know yet where
 * it is and was never told no, on a page whose address names no place already.
 */
export function mayLocateByItself(): boolean {
  try {
    return (
      window.matchMedia(MOBILE_QUERY).matches &&
      'geolocation' in navigator &&
      locationPermission() !== false &&
      !rememberedLocation() &&
      !new URLSearchParams(window.location.search).has('city')
    );
  } catch {
    return false;
  }
}
