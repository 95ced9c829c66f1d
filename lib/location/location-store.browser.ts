import 'client-only';
import { createChangeSignal } from '#lib/device/change-signal.browser';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { LOCATION_KEY, PERMISSION_KEY } from './location-keys.ts';
import { isLocationFresh, parseStoredLocation, type StoredLocation } from './stored-location.ts';
import type { VisitorLocation } from './visitor-location.ts';

/*
 * The location is in session storage: it ends with the tab. The permission is in local storage: a denial applies to all
 * tabs and later visits. Where storage is disabled, both last as long as the page.
 */
const changes = createChangeSignal();
const withoutStorage = new Map<string, string>();
let parsed: { text: string | null; stored: StoredLocation | undefined } = { text: null, stored: undefined };

type StorageArea = Parameters<typeof readStorage>[1];

// The fallback first: a full storage can still be read, but holds an older value.
const read = (key: string, area?: StorageArea) => withoutStorage.get(key) ?? readStorage(key, area);

function write(key: string, text: string, area?: StorageArea) {
  if (writeStorage(key, text, area)) withoutStorage.delete(key);
  else withoutStorage.set(key, text);
  changes.notify();
}

/**
 * The stored location, if it is less than 30 minutes old; the same object until it changes, as useSyncExternalStore
 * requires. A permission denied in any tab invalidates a located position.
 */
export function readLocation(): VisitorLocation | undefined {
  const text = read(LOCATION_KEY, 'sessionStorage');
  if (text !== parsed.text) parsed = { text, stored: parseStoredLocation(text) };
  const { stored } = parsed;
  if (!stored || !isLocationFresh(stored.at, Date.now())) return undefined;
  return stored.location.source === 'auto' && readLocationPermission() === false
    ? undefined
    : stored.location;
}

/** Stores the visitor's location with the current time, and notifies subscribers. */
export const storeLocation = (location: VisitorLocation) =>
  write(LOCATION_KEY, JSON.stringify({ at: Date.now(), location }), 'sessionStorage');

/** Whether the geolocation permission was given; null while it has not been requested. */
export function readLocationPermission(): boolean | null {
  const text = read(PERMISSION_KEY);
  return text === 'yes' || (text === 'no' ? false : null);
}

/** Stores whether the geolocation permission was given, and notifies subscribers. */
export const storeLocationPermission = (allowed: boolean) => write(PERMISSION_KEY, allowed ? 'yes' : 'no');

/** Calls `listener` when what is remembered here changes; answers how to stop that. */
export const onLocationChange = changes.subscribe;
