import 'client-only';
import { track } from '../analytics/track.browser.ts';
import { locationErrorOf } from './geolocation-error.ts';
import { locationAt } from './location-at.ts';
import { storeLocationPermission } from './location-store.browser.ts';
import type { LocationError, VisitorLocation } from './visitor-location.ts';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 4_500 };

const requestPosition = () =>
  new Promise<GeolocationPosition | LocationError>((resolve) => {
    const { geolocation } = navigator;
    if (!geolocation) return resolve('unsupported');
    geolocation.getCurrentPosition(resolve, (problem) => resolve(locationErrorOf(problem)), OPTIONS);
  });

/**
 * Requests the visitor's position from the browser; resolves to the location or the reason of the failure, and stores
 * whether permission was given. May never settle in browsers that do not call back, and rejects where they throw.
 */
export async function locateVisitor(): Promise<VisitorLocation | LocationError> {
  const result = await requestPosition();
  if (result === 'denied') storeLocationPermission(false);
  if (typeof result === 'string') return result;
  storeLocationPermission(true);
  const { latitude: lat, longitude: lon } = result.coords;
  const location = [lat, lon].every(Number.isFinite) && locationAt({ lat, lon });
  if (!location) return 'failed';
  track({ name: 'location_detected', confidence: location.confidence, place: location.city });
  return location;
}
