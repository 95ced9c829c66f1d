import 'client-only';
import { useSyncExternalStore } from 'react';
import { parseJson } from '#lib/text/parse-json';
import { createChangeSignal, listenTo } from './change-signal.browser.ts';
import { keepText, keptText } from './kept-text.browser.ts';

// Which events somebody keeps in mind lives on this device alone; nobody else is told.
const KEY = 'saved-events';
const MOST_SAVED = 500;
const NOTHING: readonly string[] = [];
const changes = createChangeSignal();
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NOTHING };
/** Used when storage is switched off: the list then lasts as long as the page. */
let withoutStorage: string | null = null;

function idsIn(text: string | null): readonly string[] {
  const list = parseJson(text);
  if (!Array.isArray(list)) return NOTHING;
  return list.filter((id): id is string => typeof id === 'string' && id !== '').slice(0, MOST_SAVED);
}

/** Ids of the saved events, the latest last. The same array as long as nothing changed. */
export function savedEventIds(): readonly string[] {
  const text = keptText(KEY) ?? withoutStorage;
  if (text !== known.text) known = { text, ids: idsIn(text) };
  return known.ids;
}

/** Saves an event, or takes it out again. */
export function setSaved(id: string, saved: boolean) {
  const others = savedEventIds().filter((known) => known !== id);
  const text = JSON.stringify(saved ? [...others, id].slice(-MOST_SAVED) : others);
  withoutStorage = text;
  keepText(KEY, text);
  changes.notify();
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

/** The saved events' ids; none before the page is alive. */
export const useSavedEventIds = () => useSyncExternalStore(subscribe, savedEventIds, () => NOTHING);
