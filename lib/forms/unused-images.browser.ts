import 'client-only';
import { loadDrafts } from './draft.browser.ts';
import type { DraftKind } from './draft.ts';
import { draftUses } from './draft-hold.browser.ts';
import { deleteImages, draftsWithImages } from './draft-images.browser.ts';

/**
 * Deletes the images whose drafts are gone: neither stored nor in use in any tab. Only in a browser that says which
 * drafts are in use: another tab may have one that it could not store.
 */
export async function deleteUnusedImages(kind: DraftKind): Promise<void> {
  const found = await draftsWithImages();
  const uses = await draftUses(kind);
  if (!uses) return;
  // Last, so that a draft that was begun meanwhile counts.
  const stored = new Set(loadDrafts(kind).map(({ id }) => id));
  for (const id of found) if (!uses.has(id) && !stored.has(id)) await deleteImages(id);
}
