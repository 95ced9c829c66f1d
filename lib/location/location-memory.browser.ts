import 'client-only';
import { createChangeSignal } from '#lib/device/change-signal.browser';
import { keepText, keptText } from '#lib/device/kept-text.browser';
import { LOCATION_KEY, PERMISSION_KEY } from './location-keys.ts';
import { isFresh, type StoredLocation, storedLocation } from './stored-location.ts';
import type { VisitorLocation } from './visitor-location.ts';

/*
 * The position lives in session storage: it belongs to this tab and goes with it. The permission lives in local
 * storage: a refusal counts in every tab, and on the next visit. Where storage is switched off, both last as long
 * as the page.
 */
const changes = createChangeSignal();
const withoutStorage = new Map<string, string>();
let read: { text: string | null; stored: StoredLocation | undefined } = { text: null, stored: undefined };

type Shelf = Parameters<typeof keptText>[1];

// A full storage reads and does not write.
const textOf = (key: string, shelf?: Shelf) => withoutStorage.get(key) ?? keptText(key, shelf);

function write(key: string, text: string, shelf?: Shelf) {
  if (keepText(key, text, shelf)) withoutStorage.delete(key);
  else withoutStorage.set(key, text);
  changes.notify();
}

/**
 * What is known for less than 30 minutes; the same object as long as nothing changes. A refusal, in whichever tab,
 * takes back what the browser had said before.
 */
export function rememberedLocation(): VisitorLocation | undefined {
  const text = textOf(LOCATION_KEY, 'sessionStorage');
  if (text !== read.text) read = { text, stored: storedLocation(text) };
  const { stored } = read;
  if (!stored || !isFresh(stored.at, Date.now())) return undefined;
  return stored.location.source === 'auto' && locationPermission() === false ? undefined : stored.location;
}

export const rememberLocation = (location: VisitorLocation) =>
  write(LOCATION_KEY, JSON.stringify({ at: Date.now(), location }), 'sessionStorage');

/** Whether the browser may say where somebody is; null as long as nobody was asked. */
export function locationPermission(): boolean | null {
  const text = textOf(PERMISSION_KEY);
  return text === 'yes' || (text === 'no' ? false : null);
}

export const rememberPermission = (allowed: boolean) => write(PERMISSION_KEY, allowed ? 'yes' : 'no');

/** Calls `listener` when what is remembered here changes; answers how to stop that. */
export const onLocationChange = changes.subscribe;
