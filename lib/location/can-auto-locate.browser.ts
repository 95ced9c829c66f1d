import 'client-only';
import { MOBILE_QUERY } from '../device/mobile-query.ts';
import { readLocation, readLocationPermission } from './location-store.browser.ts';

/**
 * Whether the position may be requested without a click: on a mobile device, without a stored location or denial, on a
 * page whose URL has no city filter.
 */
export function canAutoLocate(): boolean {
  try {
    return (
      window.matchMedia(MOBILE_QUERY).matches &&
      'geolocation' in navigator &&
      readLocationPermission() !== false &&
      !readLocation() &&
      !new URLSearchParams(window.location.search).has('city')
    );
  } catch {
    return false;
  }
}
