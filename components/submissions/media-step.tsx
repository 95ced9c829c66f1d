import { StepFields } from '#components/forms/step-fields';
import { useFormFields } from '#components/forms/use-form-fields.ts';
import { FormNote } from '#components/ui/form/form-note';
import type { EventFormValues } from '#lib/submissions/fields/event-form-values';
import { linesOfStep } from './event-lines.ts';
import { PicturesField } from './images/pictures-field.tsx';
import { useEventPictures } from './images/use-event-pictures.ts';

/** Step 4: images and the website. */
export function MediaStep() {
  const { errorOf } = useFormFields<EventFormValues>();
  return (
    <>
      <FormNote>
        <p>An event without a picture gets the poster of its category.</p>
      </FormNote>
      <PicturesField
        {...useEventPictures()}
        errors={{ cover: errorOf('coverImageUrl'), additional: errorOf('additionalImageUrls') }}
      />
      <StepFields lines={linesOfStep('media')} />
    </>
  );
}
