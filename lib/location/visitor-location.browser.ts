import 'client-only';
import { useSyncExternalStore } from 'react';
import { onLocationChange, rememberedLocation, rememberLocation } from './location-memory.browser.ts';
import { DEFAULT_VISITOR_LOCATION, type LocationError, type VisitorLocation } from './visitor-location.ts';

export { visitorKind } from './visitor-kind.ts';

type Detection = { location: VisitorLocation; error?: LocationError };

/** Browsers have answered later than they were told to, and never: nobody waits longer than this. */
const HARD_LIMIT_MS = 5_000;

let detecting: Promise<Detection> | undefined;
/** Counts the choices made by hand, which no late answer of the browser may undo. */
let choices = 0;

/** Where the visitor is, as far as this site knows: for 30 minutes, then all of Belize again. */
export const visitorLocation = () => rememberedLocation() ?? DEFAULT_VISITOR_LOCATION;

/** `visitorLocation()` for components; all of Belize before the page is alive. */
export const useVisitorLocation = () =>
  useSyncExternalStore(onLocationChange, visitorLocation, () => DEFAULT_VISITOR_LOCATION);

async function detect(): Promise<Detection> {
  const choice = choices;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<LocationError>((resolve) => {
    timer = setTimeout(resolve, HARD_LIMIT_MS, 'timeout');
  });
  // An answer after the limit still counts: somebody may take a while to read what the browser asks.
  const answer = import('./locate.browser.ts')
    .then(({ locate }) => locate())
    .then((found) => {
      if (typeof found !== 'string' && choice === choices) rememberLocation(found);
      return found;
    })
    .catch((): LocationError => 'failed');
  const found = await Promise.race([answer, expiry]);
  clearTimeout(timer);
  if (typeof found !== 'string') return { location: found };
  // Remembered too, so that a device that cannot say where it is is not asked again by itself.
  if (choice === choices) rememberLocation(DEFAULT_VISITOR_LOCATION);
  return { location: DEFAULT_VISITOR_LOCATION, error: found };
}

/**
 * Asks the browser now, which may ask the visitor. Never rejects: after every error the location is all of Belize.
 * Whoever calls while the browser is being asked shares the answer.
 */
export function detectVisitorLocation(): Promise<Detection> {
  detecting ??= detect().finally(() => {
    detecting = undefined;
  });
  return detecting;
}

/**
 * Takes a place that somebody chose by hand, by its slug, or 'all'. It counts from when its coordinates have arrived;
 * a place that is on no map changes nothing. Never rejects.
 */
export async function chooseVisitorCity(city: string): Promise<void> {
  choices += 1;
  const choice = choices;
  try {
    const { chosenLocation } = await import('./chosen-location.ts');
    const chosen = chosenLocation(city);
    if (chosen && choice === choices) rememberLocation(chosen);
  } catch {
    // Without a signal the list still follows the choice; only its coordinates are missing.
  }
}
