import 'client-only';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { parseJson } from '#lib/text/parse-json';
import { type Draft, type DraftKind, draftFromStorage, newDraft } from './draft.ts';
import { draftKey } from './draft-key.ts';
import { draftKeys } from './draft-keys.browser.ts';
import { newKey } from './new-key.ts';

// The words of a draft are in local storage, which answers at once: what is typed never waits for a stored draft. Its
// images are in IndexedDB (draft-images.browser.ts). Decision 99 says why, and decision 141 why each has its own key.

/** What the device could not store, by key, for as long as the page lasts. */
const draftsOfPage = new Map<string, { kind: DraftKind; draft: Draft }>();

/** Creates a new draft, opened now. It is stored by the first `saveDraft`. */
export const openDraft = (): Draft => newDraft(Date.now(), newKey());

/** Loads the drafts of a kind, the last one saved first; expired and invalid ones are deleted. */
export function loadDrafts(kind: DraftKind): Draft[] {
  const drafts = new Map<string, Draft>();
  for (const key of draftKeys(kind)) {
    const draft = draftFromStorage(parseJson(readStorage(key)), Date.now());
    // A copy under another key is not one that it could be saved or deleted by.
    if (draft && draftKey(kind, draft.id) === key) drafts.set(key, draft);
    else if (!draftsOfPage.has(key)) writeStorage(key, undefined);
  }
  for (const [key, { kind: ofKind, draft }] of draftsOfPage) if (ofKind === kind) drafts.set(key, draft);
  return [...drafts.values()].toSorted((one, other) => other.savedAt - one.savedAt);
}

/** Loads one draft; undefined when it was sent or deleted. */
export const loadDraft = (kind: DraftKind, id: string): Draft | undefined =>
  loadDrafts(kind).find((draft) => draft.id === id);

/** Saves a draft; the last call wins. Returns whether it is stored on the device, or only in this page's memory. */
export function saveDraft(kind: DraftKind, draft: Draft, now = Date.now()): boolean {
  const key = draftKey(kind, draft.id);
  const saved = { ...draft, savedAt: now };
  const isOnDevice = writeStorage(key, JSON.stringify(saved));
  if (isOnDevice) draftsOfPage.delete(key);
  else draftsOfPage.set(key, { kind, draft: saved });
  return isOnDevice;
}

/** Deletes the words of a draft. */
export function deleteDraft(kind: DraftKind, id: string): void {
  const key = draftKey(kind, id);
  draftsOfPage.delete(key);
  writeStorage(key, undefined);
}
