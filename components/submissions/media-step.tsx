import { StepFields } from '#components/forms/step-fields';
import { useFormFields } from '#components/forms/use-form-fields.ts';
import { FormNote } from '#components/ui/form/form-note';
import { loadDraftFiles, removeDraftFile, saveDraftFile } from '#lib/forms/draft.browser';
import { eventImagesOfForm, formImagesOfEvent } from '#lib/submissions/event-form-images';
import type { EventFormValues } from '#lib/submissions/fields/event-form-values';
import type { DraftPictures } from '#lib/uploads/draft-pictures';
import type { FormPictures } from '#lib/uploads/picture-items';
import { linesOfStep } from './event-lines.ts';
import { PicturesField } from './images/pictures-field.tsx';

const onDevice: DraftPictures = {
  loadFiles: () => loadDraftFiles('event'),
  saveFile: (file) => saveDraftFile('event', file),
  removeFile: (id) => removeDraftFile('event', id),
};

/** Step 4: images and the website. */
export function MediaStep() {
  const { errorOf, getValues, setValue, clearErrors } = useFormFields<EventFormValues>();
  const values = getValues();

  const change = (pictures: FormPictures) => {
    const held = eventImagesOfForm(pictures);
    setValue('unsentWords', pictures.unsentWords);
    setValue('coverImageUrl', held.coverImageUrl);
    setValue('coverImageAlt', held.coverImageAlt);
    setValue('additionalImageUrls', held.additionalImageUrls);
    setValue('additionalImageAlts', held.additionalImageAlts);
    clearErrors(['coverImageUrl', 'additionalImageUrls']);
  };

  return (
    <>
      <FormNote>
        <p>An event without a picture gets the poster of its category.</p>
      </FormNote>
      <PicturesField
        {...formImagesOfEvent(values)}
        unsentWords={values.unsentWords}
        onChange={change}
        onUnsent={({ cover, additional }) => {
          setValue('unsentCovers', cover);
          setValue('unsentImages', additional);
        }}
        draft={onDevice}
        errors={{ cover: errorOf('coverImageUrl'), additional: errorOf('additionalImageUrls') }}
      />
      <StepFields lines={linesOfStep('media')} />
    </>
  );
}
