'use client';

import { FormNote } from '#components/ui/form/form-note';
import { TextField } from '#components/ui/form/text-field';
import { loadDraftFiles, removeDraftFile, saveDraftFile } from '#lib/forms/draft.browser';
import type { DraftPictures } from '#lib/uploads/draft-pictures';
import type { FormPictures } from '#lib/uploads/picture-items';
import { PicturesField } from './pictures-field.tsx';
import { useEventFields } from './use-event-fields.ts';

const onDevice: DraftPictures = {
  loadFiles: () => loadDraftFiles('event'),
  saveFile: (file) => saveDraftFile('event', file),
  removeFile: (id) => removeDraftFile('event', id),
};

/** Step 4: pictures, and where to read more. */
export function MediaStep() {
  const { register, errorOf, getValues, setValue, clearErrors } = useEventFields();
  const values = getValues();
  const { coverImageUrl, coverImageAlt, additionalImageUrls = [], additionalImageAlts = [] } = values;

  const change = ({ cover, additional, unsentWords }: FormPictures) => {
    setValue('unsentWords', unsentWords);
    setValue('coverImageUrl', cover?.url ?? '');
    setValue('coverImageAlt', cover?.alt ?? '');
    setValue(
      'additionalImageUrls',
      additional.map(({ url }) => url),
    );
    setValue(
      'additionalImageAlts',
      additional.map(({ alt }) => alt),
    );
    clearErrors(['coverImageUrl', 'additionalImageUrls']);
  };

  return (
    <>
      <FormNote>
        <p>An event without a picture gets the poster of its category.</p>
      </FormNote>
      <PicturesField
        cover={coverImageUrl ? { url: coverImageUrl, alt: coverImageAlt ?? '' } : null}
        additional={additionalImageUrls.map((url, index) => ({ url, alt: additionalImageAlts[index] ?? '' }))}
        unsentWords={values.unsentWords}
        onChange={change}
        onUnsent={({ cover, additional }) => {
          setValue('unsentCovers', cover);
          setValue('unsentImages', additional);
        }}
        draft={onDevice}
        errors={{ cover: errorOf('coverImageUrl'), additional: errorOf('additionalImageUrls') }}
      />
      <TextField
        {...register('website')}
        type="url"
        inputMode="url"
        label="Website"
        optional
        help="A page with tickets or more about the event, like https://example.com."
        autoComplete="url"
        error={errorOf('website')}
      />
    </>
  );
}
