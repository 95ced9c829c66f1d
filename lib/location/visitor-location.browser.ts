import 'client-only';
import { useSyncExternalStore } from 'react';
import { onLocationChange, readLocation, storeLocation } from './location-store.browser.ts';
import { DEFAULT_VISITOR_LOCATION, type LocationError, type VisitorLocation } from './visitor-location.ts';

type Detection = { location: VisitorLocation; error?: LocationError };

/** Some browsers ignore the `timeout` option, or never call back. */
const DETECTION_TIMEOUT_MS = 5_000;
/** Until the code that asks the browser has loaded: the timeout above is for the device, not for a weak signal. */
const LOADING_TIMEOUT_MS = 20_000;

let detecting: Promise<Detection> | undefined;
/** The number of choices made by hand: a position that arrives after a choice must not override it. */
let choices = 0;

/** The visitor's location; all of Belize when it is unknown or older than 30 minutes. */
export const visitorLocation = () => readLocation() ?? DEFAULT_VISITOR_LOCATION;

/** `visitorLocation()` for components; all of Belize during server rendering and hydration. */
export const useVisitorLocation = () =>
  useSyncExternalStore(onLocationChange, visitorLocation, () => DEFAULT_VISITOR_LOCATION);

async function detect(): Promise<Detection> {
  const choice = choices;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let expireAfter = (_milliseconds: number) => {};
  const expiry = new Promise<LocationError>((resolve) => {
    expireAfter = (milliseconds) => {
      clearTimeout(timer);
      timer = setTimeout(resolve, milliseconds, 'timeout');
    };
  });
  expireAfter(LOADING_TIMEOUT_MS);
  // A position after the timeout is still stored: the visitor may take a while to answer the permission prompt.
  const located = import('./locate-visitor.browser.ts')
    .then(({ locateVisitor }) => {
      expireAfter(DETECTION_TIMEOUT_MS);
      return locateVisitor();
    })
    .then((found) => {
      if (typeof found !== 'string' && choice === choices) storeLocation(found);
      return found;
    })
    .catch((): LocationError => 'failed');
  const found = await Promise.race([located, expiry]);
  clearTimeout(timer);
  if (typeof found !== 'string') return { location: found };
  // Stored too, so that a device that cannot be located is not asked again automatically.
  if (choice === choices) storeLocation(DEFAULT_VISITOR_LOCATION);
  return { location: DEFAULT_VISITOR_LOCATION, error: found };
}

/**
 * Locates the visitor; the browser may prompt for permission. Never rejects: after an error the location is all of
 * Belize. Concurrent calls share one request.
 */
export function detectVisitorLocation(): Promise<Detection> {
  detecting ??= detect().finally(() => {
    detecting = undefined;
  });
  return detecting;
}

/**
 * Sets the location to a place chosen by hand, by its slug, or 'all', as soon as its coordinates are loaded. An unknown
 * slug changes nothing. Never rejects.
 */
export async function chooseVisitorCity(city: string): Promise<void> {
  choices += 1;
  const choice = choices;
  try {
    const { chosenLocation } = await import('./chosen-location.ts');
    const chosen = chosenLocation(city);
    if (chosen && choice === choices) storeLocation(chosen);
  } catch {
    // Offline: the list is filtered all the same, only the coordinates are missing.
  }
}
