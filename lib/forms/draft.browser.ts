import 'client-only';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { parseJson } from '#lib/text/parse-json';
import { type Draft, type DraftKind, draftFromStorage, newDraft } from './draft.ts';
import { draftKey } from './draft-key.ts';
import { newKey } from './new-key.ts';

// The words of a draft are in local storage, which answers at once: what is typed never waits for a stored draft. Its
// images are in IndexedDB (draft-images.browser.ts). Decision 99 says why.

/** What the device could not store, for as long as the page lasts. */
const draftsOfPage = new Map<DraftKind, Draft>();

/** Creates a new draft, opened now, and deletes an earlier one. It is stored by the first `saveDraft`. */
export function openDraft(kind: DraftKind): Draft {
  deleteDraft(kind);
  return newDraft(Date.now(), newKey());
}

/** Loads the draft stored on this device; undefined when there is none, or only an expired or invalid one. */
export function loadDraft(kind: DraftKind): Draft | undefined {
  const text = readStorage(draftKey(kind));
  const draft = draftsOfPage.get(kind) ?? draftFromStorage(parseJson(text), Date.now());
  if (text !== null && !draft) deleteDraft(kind);
  return draft;
}

/** Saves a draft; the last call wins. Returns whether it is stored on the device, or only in this page's memory. */
export function saveDraft(kind: DraftKind, draft: Draft): boolean {
  const saved = { ...draft, savedAt: Date.now() };
  const isOnDevice = writeStorage(draftKey(kind), JSON.stringify(saved));
  if (isOnDevice) draftsOfPage.delete(kind);
  else draftsOfPage.set(kind, saved);
  return isOnDevice;
}

/** Deletes the words of a draft. */
export function deleteDraft(kind: DraftKind): void {
  draftsOfPage.delete(kind);
  writeStorage(draftKey(kind), undefined);
}
