import { changeEntry } from '#components/ui/history-entries.ts';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { parseJson } from '#lib/text/parse-json';

/**
 * How far a list is scrolled: the address of an event of it, which of several links to that event is meant, and how far
 * the top edge of its place in the list is below the window's, in CSS pixels.
 */
export type ListPosition = { href: string; nth: number; top: number };

/**
 * In session storage: the position of the list that was left last, and its history entry. Browsers ignore a change of the
 * entry itself by a document that is being left.
 */
const KEY = 'list-position';

// Older browsers have no Navigation API; there an entry is known by its address.
const entryKey = () =>
  window.navigation?.currentEntry?.key ?? window.location.pathname + window.location.search;

function leftPosition(): ListPosition | undefined {
  const left = parseJson(readStorage(KEY, 'sessionStorage')) as
    | (ListPosition & { entry: string })
    | undefined;
  if (left?.entry !== entryKey()) return undefined;
  const { href, nth, top } = left;
  return { href, nth, top };
}

/** Whether the present history entry has a position from before, of this document or of one that was left. */
export const hasListPosition = () => Boolean(window.history.state?.listPosition ?? leftPosition());

/** Stores the position of a list that stays in this document's history. */
export const storePressedPosition = (position: ListPosition) => changeEntry({ listPosition: position });

/** Stores the position of a list whose document is being left; undefined where no event is in the window. */
export function storeLeftPosition(position: ListPosition | undefined): void {
  writeStorage(KEY, position && JSON.stringify({ entry: entryKey(), ...position }), 'sessionStorage');
}

/** Deletes the position of the history entry: the list was not rendered again, so it is still scrolled there. */
export function forgetPosition(): void {
  if (window.history.state?.listPosition) changeEntry({ listPosition: undefined });
}

/** The position that this history entry has from before, once: undefined when it is asked for again. */
export function takePosition(): ListPosition | undefined {
  const left = leftPosition();
  const position = left ?? window.history.state?.listPosition;
  if (left) storeLeftPosition(undefined);
  forgetPosition();
  return position;
}
