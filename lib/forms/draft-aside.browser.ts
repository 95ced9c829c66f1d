import 'client-only';
import { type Draft, type DraftKind, draftFromStorage } from './draft.ts';

// A database is still writing when a page that is left has gone already, and the writing may be given up with it.
// This storage is done before the page goes on; the database is what survives a crash and an empty battery.
const keyOf = (kind: DraftKind) => `draft-${kind}`;

/** Lays a draft aside before the next line runs. Says whether there was room for it. */
export function layAside(kind: DraftKind, draft: Draft): boolean {
  try {
    window.localStorage.setItem(keyOf(kind), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The draft that lies aside; undefined when there is none, or none that could be offered. */
export function draftAside(kind: DraftKind, now: number): Draft | undefined {
  try {
    return draftFromStorage(JSON.parse(window.localStorage.getItem(keyOf(kind)) ?? ''), now);
  } catch {
    return undefined;
  }
}

/** Takes away what lies aside. */
export function clearAside(kind: DraftKind) {
  try {
    window.localStorage.removeItem(keyOf(kind));
  } catch {
    // Nothing could be laid there either.
  }
}
