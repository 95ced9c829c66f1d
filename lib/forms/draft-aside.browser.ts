import 'client-only';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { parseJson } from '#lib/text/parse-json';
import { type Draft, type DraftKind, draftFromStorage } from './draft.ts';

// IndexedDB writes asynchronously, and may abort a write when the page is closed. localStorage is synchronous, so it is
// complete by then; the database survives a crash and an empty battery.
const keyOf = (kind: DraftKind) => `draft-${kind}`;

/** Stores a draft synchronously in localStorage. Returns false when storage is full or disabled. */
export function layAside(kind: DraftKind, draft: Draft): boolean {
  return writeStorage(keyOf(kind), JSON.stringify(draft));
}

/** The draft in localStorage; undefined when there is none, or only an invalid or expired one. */
export function draftAside(kind: DraftKind, now: number): Draft | undefined {
  return draftFromStorage(parseJson(readStorage(keyOf(kind))), now);
}

/** Removes the draft from localStorage. */
export function clearAside(kind: DraftKind) {
  writeStorage(keyOf(kind), undefined);
}
