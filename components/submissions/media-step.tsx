'use client';

import { FormNote } from '#components/ui/form/form-note';
import { TextField } from '#components/ui/form/text-field';
import { useEventFields } from './use-event-fields.ts';

/** Step 4: pictures, and where to read more. */
export function MediaStep() {
  const { register, errorOf } = useEventFields();
  return (
    <>
      <FormNote>
        <p>An event without a picture gets the poster of its category.</p>
      </FormNote>
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
