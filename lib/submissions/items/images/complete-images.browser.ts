import 'client-only';
import { loadImages, saveImage } from '#lib/forms/draft-images.browser';
import { LONGEST_PAUSE_MS, type SendResult } from '#lib/forms/form-answer';
import { pause } from '#lib/forms/pause.browser';
import type { CompleteDraft } from '#lib/forms/send-draft.browser';
import { eventFormValues } from '#lib/submissions/fields/event-form-values';
import { imageToSend } from '#lib/uploads/formats/sendable-image.browser';
import { type ImageItem, type ImageRole, imagesWithRole } from '#lib/uploads/image-list/image-item';
import { changeImage, formImagesOf, imageItemsOf } from '#lib/uploads/image-list/image-items';
import { UPLOAD_PAUSE_SECONDS, UPLOAD_TRIES, UploadFailure } from '#lib/uploads/upload-failure';
import { sendImage } from '#lib/uploads/upload-image.browser';
import { UNKNOWN_FAILURE } from '#lib/uploads/upload-rules';
import { eventImagesOfForm, formImagesOfEvent } from './event-form-images.ts';

type How = Parameters<CompleteDraft>[1];
type SendFailure = Extract<SendResult, { ok: false }>;

const INSUFFICIENT_STORAGE = 507;

/** Errors for images that were chosen and are not to be found. */
const MISSING = {
  cover:
    'The cover image that you chose is no longer on this device. Choose it again, or send your event without it',
  additional:
    'Images that you chose are no longer on this device. Choose them again, or send your event without them',
} as const;
const UNREAD = 'The pictures of your event could not be read from this device. Please try again.';

const FIELDS = { cover: 'coverImageUrl', additional: 'additionalImageUrls' } as const;

/** A failure that no other try mends; `role` names the images that are to be changed. */
const refusal = (role: ImageRole, error: string) => ({
  ok: false as const,
  error,
  fields: { [FIELDS[role]]: error },
  status: 400,
});

/** Uploads an image, as soon as there is a network. Rejects with an UploadFailure, or when it is aborted. */
async function upload(
  image: Blob,
  name: string,
  { signal, onState }: How,
): Promise<{ blob: Blob; url: string }> {
  let blob: Blob | undefined;
  for (let tries = 1; ; tries += 1) {
    // Some devices report to be offline and are not, so it is tried now and then.
    if (!navigator.onLine) {
      onState?.('waiting');
      await pause(LONGEST_PAUSE_MS, signal, true);
    }
    signal?.throwIfAborted();
    onState?.('pictures');
    try {
      // The code that converts an image may have to come over the network too.
      blob ??= await imageToSend(image, name);
      return { blob, ...(await sendImage(blob, { ...(signal && { signal }) })) };
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof UploadFailure && error.kind === 'refused') throw error;
      if (!navigator.onLine) tries = 0;
      else if (!(error instanceof UploadFailure) || tries >= UPLOAD_TRIES[error.kind]) throw error;
      else await pause((error.retryAfter ?? UPLOAD_PAUSE_SECONDS) * 1_000, signal, false);
    }
  }
}

/** The values of the event form for its images. */
function valuesOf(items: readonly ImageItem[]) {
  const images = formImagesOf(items);
  const unsent = items.filter(({ state }) => state.kind !== 'arrived');
  return {
    ...eventImagesOfForm(images),
    unsentWords: images.unsentWords,
    unsentCovers: imagesWithRole(unsent, 'cover').length,
    unsentImages: imagesWithRole(unsent, 'additional').length,
  };
}

/** The result for an image that could not be uploaded. */
function failureOf(role: ImageRole, error: unknown): SendFailure {
  const { kind, message } =
    error instanceof UploadFailure ? error : new UploadFailure('lost', UNKNOWN_FAILURE);
  if (kind === 'refused') return refusal(role, message);
  // A server without room for images does not get it soon: the visitor can send the event without them.
  return { ok: false, error: message, status: kind === 'full' ? INSUFFICIENT_STORAGE : 0 };
}

/**
 * Uploads the images of an event that was submitted before they were, and adds their addresses to what is sent. An event
 * never goes out without an image that was chosen for it.
 */
export const completeImages: CompleteDraft = async (draft, how) => {
  const values = eventFormValues(draft.values);
  if (values.unsentCovers + values.unsentImages === 0) return undefined;
  const { images, isComplete } = await loadImages(draft.id);
  let items = imageItemsOf({ ...formImagesOfEvent(values), unsentWords: values.unsentWords }, images);
  const unsent = items.filter(({ state, blob }) => state.kind !== 'arrived' && blob);
  if (unsent.length < values.unsentCovers + values.unsentImages) {
    if (!isComplete) return { ok: false, error: UNREAD, status: 0 };
    const role = imagesWithRole(unsent, 'cover').length < values.unsentCovers ? 'cover' : 'additional';
    return refusal(role, MISSING[role]);
  }
  for (const { id, name, role, blob } of unsent) {
    if (!blob) continue;
    try {
      const { url, blob: sent } = await upload(blob, name, how);
      items = changeImage(items, id, { state: { kind: 'arrived', url } });
      how.onAdded(valuesOf(items), eventImagesOfForm(formImagesOf(items)));
      await saveImage(draft.id, { id, name, blob: sent, url });
    } catch (error) {
      if (how.signal?.aborted) return { ok: false, error: '', code: 'cancelled', status: 0 };
      return failureOf(role, error);
    }
  }
  return undefined;
};
