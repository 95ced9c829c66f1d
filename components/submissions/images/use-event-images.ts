import { use } from 'react';
import { useFormFields } from '#components/forms/use-form-fields.ts';
import { deleteImage, loadImages, saveImage } from '#lib/forms/draft-images.browser';
import type { EventFormValues } from '#lib/submissions/fields/event-form-values';
import { eventImagesOfForm, formImagesOfEvent } from '#lib/submissions/items/images/event-form-images';
import type { DraftImages } from '#lib/uploads/image-list/draft-images';
import type { FormImages } from '#lib/uploads/image-list/image-item';
import { DraftId } from './draft-id.ts';
import type { Unsent } from './use-unsent.ts';

const onDevice = (draft: string): DraftImages => ({
  loadFiles: (onSlow) => loadImages(draft, onSlow),
  saveFile: (file) => saveImage(draft, file),
  removeFile: (id) => deleteImage(draft, id),
});

/** The images of the event form: its values, what changes them, and their files on the device. */
export function useEventImages() {
  const { getValues, setValue, clearErrors } = useFormFields<EventFormValues>();
  const draftId = use(DraftId);
  const values = getValues();
  return {
    ...formImagesOfEvent(values),
    unsentWords: values.unsentWords,
    expected: { cover: values.unsentCovers ?? 0, additional: values.unsentImages ?? 0 },
    draft: onDevice(draftId),
    onChange: (images: FormImages) => {
      const held = eventImagesOfForm(images);
      setValue('unsentWords', images.unsentWords);
      setValue('coverImageUrl', held.coverImageUrl);
      setValue('coverImageAlt', held.coverImageAlt);
      setValue('additionalImageUrls', held.additionalImageUrls);
      setValue('additionalImageAlts', held.additionalImageAlts);
      clearErrors(['coverImageUrl', 'additionalImageUrls']);
    },
    /** Stores how many chosen images are not uploaded yet, so that the form is not sent without them. */
    onUnsent: ({ cover, additional, failedCover, failedAdditional }: Unsent) => {
      setValue('unsentCovers', cover);
      setValue('unsentImages', additional);
      setValue('failedCovers', failedCover);
      setValue('failedImages', failedAdditional);
    },
  };
}
