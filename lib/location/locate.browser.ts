import 'client-only';
import { track } from '../analytics/track.browser.ts';
import { locationErrorOf } from './geolocation-error.ts';
import { locationAt } from './location-at.ts';
import { rememberPermission } from './location-memory.browser.ts';
import type { LocationError, VisitorLocation } from './visitor-location.ts';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 4_500 };

const askBrowser = () =>
  new Promise<GeolocationPosition | LocationError>((resolve) => {
    const { geolocation } = navigator;
    if (!geolocation) return resolve('unsupported');
    geolocation.getCurrentPosition(resolve, (problem) => resolve(locationErrorOf(problem)), OPTIONS);
  });

/**
 * Where the browser says that the visitor is, or why it does not say. Remembers whether it may; may never answer,
 * and rejects where the browser breaks its word.
 */
export async function locate(): Promise<VisitorLocation | LocationError> {
  const answer = await askBrowser();
  if (answer === 'denied') rememberPermission(false);
  if (typeof answer === 'string') return answer;
  rememberPermission(true);
  const { latitude: lat, longitude: lon } = answer.coords;
  const location = [lat, lon].every(Number.isFinite) && locationAt({ lat, lon });
  if (!location) return 'failed';
  track({ name: 'location_detected', confidence: location.confidence, place: location.city });
  return location;
}
