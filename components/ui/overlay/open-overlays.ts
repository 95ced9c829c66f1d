'use client';

import { addEntry, addedEntries, changeEntry } from '../history-entries.ts';

/** What a history entry says of overlays: the page that it belongs to, and how many of them it may hold. */
type EntryLevel = { page: string | undefined; level: number; added: number };

/** Closing functions of the open overlays, the last opened one at the end. */
const open: Array<() => void> = [];

function presentEntry(): EntryLevel {
  const { page, level }: { page?: unknown; level?: unknown } = window.history.state?.overlay ?? {};
  const isKnown = typeof page === 'string' && typeof level === 'number';
  return { ...(isKnown ? { page, level } : { page: undefined, level: 0 }), added: addedEntries() };
}

let last: EntryLevel | undefined;
/** Whether the next step back was asked for by an overlay itself, which has then gone with it. */
let isOwnStep = false;

/** Closes an overlay by going back in the history, as the browser's Back does. */
export function stepBack() {
  isOwnStep = true;
  window.history.back();
}

function followHistory() {
  const before = last;
  const now = presentEntry();
  last = now;
  const wasOwnStep = isOwnStep;
  isOwnStep = false;
  const isSamePage = now.page !== undefined && now.page === before?.page && now.added === before.added;
  const closing = open.splice(isSamePage ? now.level : 0);
  for (const close of closing.reverse()) close();
  // The entry of an overlay that was closed by other means: nobody sees a difference, so Back goes on.
  if (closing.length === 0 && isSamePage && now.level < before.level && !wasOwnStep) window.history.back();
}

/**
 * Makes the browser's Back close an overlay before it changes the page: the overlay has a history entry with the
 * page's own address. Returns a function for when it is closed by other means; its entry then stays, for the next
 * overlay, and Back skips it. `close` is called by Back only. Decision 66 says why.
 */
export function openOverlay(close: () => void): () => void {
  if (!last) window.addEventListener('popstate', followHistory);
  // A function of its own for each opening: the same one may be given twice.
  const entry = () => close();
  open.push(entry);
  last = presentEntry();
  if (open.length > last.level) {
    const { page = `${Date.now()}`, level } = last;
    if (!last.page) changeEntry({ overlay: { page, level } });
    addEntry({ overlay: { page, level: level + 1 } });
    last = presentEntry();
  }
  return () => {
    const index = open.indexOf(entry);
    if (index < 0) return;
    open.splice(index, 1);
    // The router hears of Back first, and may have taken the overlay away: then its entry is left already.
    const now = presentEntry();
    if (now.page === last?.page && now.added === last?.added && now.level <= index) last = now;
  };
}
