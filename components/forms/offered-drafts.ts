import type { FieldValues } from 'react-hook-form';
import type { Draft } from '#lib/forms/draft';
import { deleteDraft, loadDraft, loadDrafts } from '#lib/forms/draft.browser';
import { DraftAutosave } from '#lib/forms/draft-autosave.browser';
import { claimDraft, type DraftUse, draftUses } from '#lib/forms/draft-hold.browser';
import { sendDraft } from '#lib/forms/send-draft.browser';
import type { FormKind } from './form-kind.ts';

/** A draft that is stored on the device; `use` says what another tab, or a background task, does with it. */
export type OfferedDraft = { draft: Draft; use?: DraftUse | undefined };

const isSubmitted = ({ waiting, body }: Draft) => waiting === true && body !== undefined;

/** Deletes the words and images of a draft. */
export function deleteStored<Values extends FieldValues>(kind: FormKind<Values>, id: string): void {
  deleteDraft(kind.draft, id);
  kind.images?.delete(id);
}

/** The stored drafts with answers, the last one saved first. Those without, which nothing uses, are deleted. */
export async function storedDrafts<Values extends FieldValues>(
  kind: FormKind<Values>,
): Promise<OfferedDraft[]> {
  const uses = await draftUses(kind.draft);
  return loadDrafts(kind.draft).flatMap((draft) => {
    const use = uses?.get(draft.id);
    if (isSubmitted(draft) || kind.hasAnswers(draft.values)) return [{ draft, use }];
    if (!use) deleteStored(kind, draft.id);
    return [];
  });
}

/** The drafts that open without being offered, in the order in which they are tried. */
export function draftsToOpen<Values extends FieldValues>(
  kind: FormKind<Values>,
  found: readonly OfferedDraft[],
): Draft[] {
  const free = found.flatMap(({ draft, use }) => (use ? [] : [draft]));
  return [
    ...(kind.resumesSending ? free.filter(isSubmitted) : []),
    ...free.filter(({ isAskedFor }) => isAskedFor),
    ...(kind.offersDraft ? [] : free),
  ];
}

/** Sends the submitted drafts that nothing uses, one after the other, without showing what comes of it. */
export async function sendSubmitted<Values extends FieldValues>(
  kind: FormKind<Values>,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const { draft, use } of await storedDrafts(kind)) {
    if (signal?.aborted) return;
    const control = new AbortController();
    const end = () => control.abort();
    const release = use ? undefined : await claimDraft(kind.draft, draft.id, { onLost: end });
    const current = loadDraft(kind.draft, draft.id);
    if (release && current?.body && isSubmitted(current)) {
      const own = new DraftAutosave(kind.draft, current, { release });
      signal?.addEventListener('abort', end);
      await sendDraft(own, { ...kind.sending, body: current.body, signal: control.signal });
      signal?.removeEventListener('abort', end);
      own.stop();
    } else release?.();
  }
}
