import 'client-only';
import { parseJson } from '#lib/text/parse-json';
import { readStorage, writeStorage } from './web-storage.browser.ts';

// The list of searches stays on this device. A search itself is in the address that it leads to.
const KEY = 'recent-searches';
const MAX_RECENT = 5;

/** The last searches of this device, the newest first. */
export function recentSearches(): string[] {
  const list = parseJson(readStorage(KEY));
  if (!Array.isArray(list)) return [];
  return list
    .filter((words): words is string => typeof words === 'string' && words !== '')
    .slice(0, MAX_RECENT);
}

/** Remembers a search as the newest; the same words in other case or with other spaces are the same search. */
export function rememberSearch(query: string): void {
  const words = query.trim().replace(/\s+/g, ' ');
  if (!words) return;
  const others = recentSearches().filter((recent) => recent.toLowerCase() !== words.toLowerCase());
  writeStorage(KEY, JSON.stringify([words, ...others].slice(0, MAX_RECENT)));
}

/** Forgets all of them. */
export const forgetSearches = (): void => void writeStorage(KEY, undefined);
