import 'client-only';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { parseJson } from '#lib/text/parse-json';
import { type Draft, type DraftKind, draftFromStorage } from './draft.ts';

// A database is still writing when a page that is left has gone already, and the writing may be given up with it.
// This storage is done before the page goes on; the database is what survives a crash and an empty battery.
const keyOf = (kind: DraftKind) => `draft-${kind}`;

/** Lays a draft aside before the next line runs. Says whether there was room for it. */
export function layAside(kind: DraftKind, draft: Draft): boolean {
  return writeStorage(keyOf(kind), JSON.stringify(draft));
}

/** The draft that lies aside; undefined when there is none, or none that could be offered. */
export function draftAside(kind: DraftKind, now: number): Draft | undefined {
  return draftFromStorage(parseJson(readStorage(keyOf(kind))), now);
}

/** Takes away what lies aside. */
export function clearAside(kind: DraftKind) {
  writeStorage(keyOf(kind), undefined);
}
