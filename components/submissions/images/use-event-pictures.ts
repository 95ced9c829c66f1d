import { useFormFields } from '#components/forms/use-form-fields.ts';
import { loadPictures, removePicture, savePicture } from '#lib/forms/draft-pictures.browser';
import type { EventFormValues } from '#lib/submissions/fields/event-form-values';
import { eventImagesOfForm, formImagesOfEvent } from '#lib/submissions/items/images/event-form-images';
import type { DraftPictures } from '#lib/uploads/draft-pictures';
import type { FormPictures } from '#lib/uploads/picture-items';

const onDevice: DraftPictures = {
  loadFiles: loadPictures,
  saveFile: savePicture,
  removeFile: removePicture,
};

/** The images of the event form: its values, what changes them, and their files on the device. */
export function useEventPictures() {
  const { getValues, setValue, clearErrors } = useFormFields<EventFormValues>();
  const values = getValues();
  return {
    ...formImagesOfEvent(values),
    unsentWords: values.unsentWords,
    draft: onDevice,
    onChange: (pictures: FormPictures) => {
      const held = eventImagesOfForm(pictures);
      setValue('unsentWords', pictures.unsentWords);
      setValue('coverImageUrl', held.coverImageUrl);
      setValue('coverImageAlt', held.coverImageAlt);
      setValue('additionalImageUrls', held.additionalImageUrls);
      setValue('additionalImageAlts', held.additionalImageAlts);
      clearErrors(['coverImageUrl', 'additionalImageUrls']);
    },
    /** Stores how many chosen images are not uploaded yet, so that the form is not sent without them. */
    onUnsent: ({ cover, additional }: { cover: number; additional: number }) => {
      setValue('unsentCovers', cover);
      setValue('unsentImages', additional);
    },
  };
}
