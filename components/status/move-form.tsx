import { Button, buttonClass } from '#components/ui/button';
import { CheckboxField } from '#components/ui/form/checkbox-field';
import { FormActions } from '#components/ui/form/form-actions';
import { TextField } from '#components/ui/form/text-field';
import type { FieldErrors } from '#lib/forms/field-schemas';
import type { FormValues } from '#lib/status/form-values';
import { type SeenItem, StatusForm } from './status-form.tsx';

type MoveFormProps = SeenItem & { values: FormValues; errors: FieldErrors };

/** Where and when an approved event is now. */
export function MoveForm({ values, errors, ...seen }: MoveFormProps) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <StatusForm action="moved" {...seen}>
      <TextField {...field('date')} label="Event date" type="date" />
      <TextField {...field('time')} label="Time" help="As people write it: 8 PM - 1 AM" optional />
      <CheckboxField
        name="isAllDay"
        label="It lasts all day"
        value="yes"
        defaultChecked={values.isAllDay === 'yes'}
      />
      <TextField {...field('venueName')} label="Venue name" autoComplete="off" />
      <TextField {...field('community')} label="City or community" autoComplete="off" />
      <FormActions>
        <a className={buttonClass()} href={`/status/${seen.token}`}>
          Back
        </a>
        <Button type="submit" look="accent">
          Announce it
        </Button>
      </FormActions>
    </StatusForm>
  );
}
