import { CheckboxField } from '#components/ui/form/checkbox-field';
import { TextField } from '#components/ui/form/text-field';
import type { FieldErrors } from '#lib/forms/field-schemas';
import type { FormValues } from '#lib/forms/form-values';
import { eventField } from './event-field.ts';

/** The day and hour of an event. */
export function WhenFields({ values, errors }: { values: FormValues; errors: FieldErrors }) {
  const field = eventField(values, errors);
  return (
    <>
      <TextField {...field('date')} type="date" />
      <TextField {...field('time')} help="As people write it: 8 PM - 1 AM" optional />
      <CheckboxField
        name="isAllDay"
        label="It lasts all day"
        value="yes"
        defaultChecked={values.isAllDay === 'yes'}
      />
    </>
  );
}
