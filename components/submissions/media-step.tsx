import { StepFields } from '#components/forms/step-fields';
import { useFormFields } from '#components/forms/use-form-fields.ts';
import { FormNote } from '#components/ui/form/form-note';
import type { EventFormValues } from '#lib/submissions/fields/event-form-values';
import { linesOfStep } from './event-lines.ts';
import { ImagesField } from './images/images-field.tsx';
import { useEventImages } from './images/use-event-images.ts';

/** Step 4: images and the website. */
export function MediaStep() {
  const { errorOf } = useFormFields<EventFormValues>();
  return (
    <>
      <FormNote>
        <p>An event without a picture gets the poster of its category.</p>
      </FormNote>
      <ImagesField
        {...useEventImages()}
        errors={{ cover: errorOf('coverImageUrl'), additional: errorOf('additionalImageUrls') }}
      />
      <StepFields lines={linesOfStep('media')} />
    </>
  );
}
