import 'client-only';
import {
  type Draft,
  type DraftFile,
  type DraftKind,
  draftFromStorage,
  newDraft,
  storedFileSchema,
} from './draft.ts';
import { clearAside, draftAside, layAside } from './draft-aside.browser.ts';
import { inDatabase } from './draft-database.browser.ts';
import { newKey } from './new-key.ts';
import { markWaiting } from './waiting-mark.browser.ts';

// What the device could not store, for as long as the page lasts. `null`: deleted, even if it is still on the device.
const draftsOfPage = new Map<DraftKind, Draft | null>();
const filesOfPage = new Map<DraftKind, Map<string, DraftFile | null>>();

const filesOf = (kind: DraftKind) => {
  const files = filesOfPage.get(kind) ?? new Map<string, DraftFile | null>();
  filesOfPage.set(kind, files);
  return files;
};
/** The key range of all files of a kind: keys are [kind, id]. */
const filesRange = (kind: DraftKind) => IDBKeyRange.bound([kind], [kind, []]);

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

/** Creates a new draft, opened now, and deletes an earlier one. It is stored by the first `saveDraft`. */
export async function openDraft(kind: DraftKind): Promise<Draft> {
  await deleteDraft(kind);
  return newDraft(Date.now(), newKey());
}

/** Loads the draft stored on this device; undefined when there is none, or only an expired or invalid one. */
export async function loadDraft(kind: DraftKind): Promise<Draft | undefined> {
  const here = draftsOfPage.get(kind);
  if (here !== undefined) return here ?? undefined;
  const stored = await inDatabase('drafts', 'readonly', (store) => store.get(kind)).catch(
    (): unknown => undefined,
  );
  const now = Date.now();
  const aside = draftAside(kind, now);
  const draft = draftFromStorage(stored, now);
  if (stored !== undefined && !draft && !aside) await deleteDraft(kind);
  return aside && aside.savedAt >= (draft?.savedAt ?? 0) ? aside : draft;
}

/**
 * Saves a draft; the last call wins. Returns whether it is stored on the device, or only in this page's memory. With
 * `leaving`, for a page that is about to be closed, it is also stored synchronously.
 */
export async function saveDraft(kind: DraftKind, draft: Draft, leaving = false): Promise<boolean> {
  const saved = { ...draft, savedAt: Date.now() };
  draftsOfPage.set(kind, saved);
  markWaiting(kind, saved.waiting === true && saved.body !== undefined);
  if (leaving) layAside(kind, saved);
  const inDatabaseNow = await succeeds(
    // As plain JSON values, which can always be cloned.
    inDatabase('drafts', 'readwrite', (store) => store.put(JSON.parse(JSON.stringify(saved)), kind)),
  );
  const isLatest = draftsOfPage.get(kind) === saved;
  const onDevice = inDatabaseNow || (isLatest && layAside(kind, saved));
  if (onDevice && isLatest) draftsOfPage.delete(kind);
  // Unless localStorage has a later draft, of this tab or of another.
  const aside = draftAside(kind, saved.savedAt);
  if (inDatabaseNow && aside && aside.savedAt <= saved.savedAt) clearAside(kind);
  return onDevice;
}

/** Stores a new draft synchronously in localStorage, for a page that is about to be closed before it has opened one. */
export function saveUnopenedDraft(kind: DraftKind, values: Record<string, unknown>): void {
  layAside(kind, { ...newDraft(Date.now(), newKey()), values });
}

/** Deletes a draft with its images. */
export async function deleteDraft(kind: DraftKind): Promise<void> {
  draftsOfPage.set(kind, null);
  markWaiting(kind, false);
  clearAside(kind);
  const files = new Map<string, DraftFile | null>();
  filesOfPage.set(kind, files);
  const [noDraft] = await Promise.all([
    succeeds(inDatabase('drafts', 'readwrite', (store) => store.delete(kind))),
    succeeds(inDatabase('files', 'readwrite', (store) => store.delete(filesRange(kind)))),
  ]);
  if (noDraft && draftsOfPage.get(kind) === null) draftsOfPage.delete(kind);
}

/** Saves an image of a draft, with its address once it is uploaded. Returns whether it is stored on the device. */
export async function saveDraftFile(kind: DraftKind, file: DraftFile): Promise<boolean> {
  const files = filesOf(kind);
  files.set(file.id, file);
  const { blob, ...rest } = file;
  const onDevice = await succeeds(
    blob
      .arrayBuffer()
      .then((bytes) =>
        inDatabase('files', 'readwrite', (store) =>
          store.put({ ...rest, type: blob.type, bytes }, [kind, file.id]),
        ),
      ),
  );
  if (onDevice && files.get(file.id) === file) files.delete(file.id);
  return onDevice;
}

/** Loads the images of a draft, in no particular order: their ids say which is which. */
export async function loadDraftFiles(kind: DraftKind): Promise<DraftFile[]> {
  const stored = await inDatabase('files', 'readonly', (store) => store.getAll(filesRange(kind))).catch(
    (): unknown[] => [],
  );
  const found = new Map<string, DraftFile | null>();
  for (const { data } of stored.map((file) => storedFileSchema.safeParse(file))) {
    if (!data) continue;
    const { bytes, type, ...rest } = data;
    found.set(rest.id, { ...rest, blob: new Blob([bytes], { type }) });
  }
  for (const [id, file] of filesOf(kind)) found.set(id, file);
  return [...found.values()].filter((file) => file !== null);
}

/** Deletes one image of a draft. */
export async function removeDraftFile(kind: DraftKind, id: string): Promise<void> {
  const files = filesOf(kind);
  files.set(id, null);
  const isDeleted = await succeeds(inDatabase('files', 'readwrite', (store) => store.delete([kind, id])));
  if (isDeleted && files.get(id) === null) files.delete(id);
}
