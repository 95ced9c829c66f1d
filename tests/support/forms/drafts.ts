import type { Draft, DraftKind } from '#lib/forms/draft';
import { deleteDraft, loadDrafts } from '#lib/forms/draft.browser';

/** The draft of a kind that was saved last; undefined when there is none. */
export const latestDraft = (kind: DraftKind): Draft | undefined => loadDrafts(kind)[0];

/** Deletes all drafts of a kind. */
export function deleteDrafts(kind: DraftKind): void {
  for (const { id } of loadDrafts(kind)) deleteDraft(kind, id);
}
