import 'client-only';
import { useSyncExternalStore } from 'react';
import { parseJson } from '#lib/text/parse-json';
import { createChangeSignal, listenTo } from './change-signal.browser.ts';
import { readStorage, writeStorage } from './web-storage.browser.ts';

// The visitor's saved events are stored on this device only, and never sent.
const KEY = 'saved-events';
const MAX_SAVED = 500;
const NOTHING: readonly string[] = [];
const changes = createChangeSignal();
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NOTHING };

function idsIn(text: string | null): readonly string[] {
  const list = parseJson(text);
  if (!Array.isArray(list)) return NOTHING;
  return list.filter((id): id is string => typeof id === 'string' && id !== '').slice(0, MAX_SAVED);
}

/** Ids of the saved events, newest last. The same array until something changes, as useSyncExternalStore requires. */
export function savedEventIds(): readonly string[] {
  const text = readStorage(KEY);
  if (text !== known.text) known = { text, ids: idsIn(text) };
  return known.ids;
}

/**
 * Adds an event to the saved ones, or removes it. Returns whether that was stored: a device whose storage is full or
 * switched off keeps nothing, and the list is as before.
 */
export function setEventSaved(id: string, saved: boolean): boolean {
  const others = savedEventIds().filter((known) => known !== id);
  const text = JSON.stringify(saved ? [...others, id].slice(-MAX_SAVED) : others);
  const isStored = writeStorage(KEY, text);
  changes.notify();
  return isStored;
}

function subscribe(listener: () => void) {
  const stop = changes.subscribe(listener);
  // Another tab of this site saved something.
  const stopStorage = listenTo(window, ['storage'], listener);
  return () => {
    stop();
    stopStorage();
  };
}

/** `savedEventIds()` for components; empty during server rendering and hydration. */
export const useSavedEventIds = () => useSyncExternalStore(subscribe, savedEventIds, () => NOTHING);
